"""The naive oracle of the rules of Tantrix Strategy, which shares no code with the package."""
