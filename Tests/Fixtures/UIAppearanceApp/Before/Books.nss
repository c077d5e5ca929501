@ink: #333333;

Button { corner-radius: 4; }
BuyButton { height: 44; font-color: #FFFFFF; }
SearchBar { background-color: #EEEEEE; }
Price { font-color: @ink; text-align: right; }
