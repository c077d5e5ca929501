#include <gtk/gtk.h>

// Swift doesn't import functions with variable arguments.

/// Gives a widget the name that assistive technologies use; NULL removes it.
static inline void style_set_accessible_label(GtkWidget *widget, const char *label) {
  GtkAccessible *accessible = GTK_ACCESSIBLE(widget);
  if (label != NULL) {
    gtk_accessible_update_property(accessible, GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  } else {
    gtk_accessible_reset_property(accessible, GTK_ACCESSIBLE_PROPERTY_LABEL);
  }
}

/// Gives a widget the description that assistive technologies read after the name; NULL removes it.
static inline void style_set_accessible_description(GtkWidget *widget, const char *text) {
  GtkAccessible *accessible = GTK_ACCESSIBLE(widget);
  if (text != NULL) {
    gtk_accessible_update_property(accessible, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
  } else {
    gtk_accessible_reset_property(accessible, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
  }
}

/// Gives a widget the name of a role that assistive technologies read instead of its own; NULL
/// removes it.
static inline void style_set_accessible_role(GtkWidget *widget, const char *text) {
  GtkAccessible *accessible = GTK_ACCESSIBLE(widget);
  if (text != NULL) {
    gtk_accessible_update_property(
        accessible, GTK_ACCESSIBLE_PROPERTY_ROLE_DESCRIPTION, text, -1);
  } else {
    gtk_accessible_reset_property(accessible, GTK_ACCESSIBLE_PROPERTY_ROLE_DESCRIPTION);
  }
}

/// Has assistive technologies announce a widget as selected, or not.
static inline void style_set_accessible_selected(GtkWidget *widget, gboolean isSelected) {
  gtk_accessible_update_state(
      GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_SELECTED, isSelected, -1);
}

/// Has assistive technologies announce a widget as disabled, or not.
static inline void style_set_accessible_disabled(GtkWidget *widget, gboolean isDisabled) {
  gtk_accessible_update_state(
      GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_DISABLED, isDisabled, -1);
}

/// Has assistive technologies leave out what's around a widget, or not.
static inline void style_set_accessible_modal(GtkWidget *widget, gboolean isModal) {
  gtk_accessible_update_property(
      GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_MODAL, isModal, -1);
}

/// Has the desktop's theme draw in dark colors, or in light ones.
static inline void style_prefer_dark(gboolean isDark) {
  g_object_set(gtk_settings_get_default(), "gtk-application-prefer-dark-theme", isDark, NULL);
}

/// Sets the font of widgets that have none, such as `Noto Sans 12`.
static inline void style_set_font(const char *name) {
  g_object_set(gtk_settings_get_default(), "gtk-font-name", name, NULL);
}

/// Switches the desktop's animations off, for pictures.
static inline void style_disable_animations(void) {
  g_object_set(gtk_settings_get_default(), "gtk-enable-animations", FALSE, NULL);
}

/// Whether the desktop's animations are on.
static inline gboolean style_has_animations(void) {
  gboolean isOn = FALSE;
  g_object_get(gtk_settings_get_default(), "gtk-enable-animations", &isOn, NULL);
  return isOn;
}
