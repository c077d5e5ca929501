// The sliders of a review: the position is a custom property.
addEventListener('input', event => {
  const slider = event.target.closest('.slider')
  slider?.previousElementSibling.style.setProperty('--at', event.target.value + '%')
})
