/** Measures of one kind of thing: a price of one of them is none of another. */
export const measures = [
  /\b(?:grams?|gms?|g)\b/,
  /\b(?:kgs?|kilos?|kilograms?)\b/,
  /\bml\b/,
  /\b(?:lit(?:re|er)s?|l)\b/,
  /\b(?:met(?:re|er)s?)\b/,
  /\b(?:feet|foot|ft)\b/,
  /\binch(?:es)?\b/,
  /\b(?:tola|tolas)\b/,
  /\bdozens?\b/,
  /\bgallons?\b/,
  /\byards?\b/,
  /\bcm\b/,
]

/** One measure and another that is a thousand of it. */
export const ofThousandths =
  /^(?=.*\b(?:grams?|gms?|g)\b)(?=.*\b(?:kg|kilo|kilogram)\b)|^(?=.*\bml\b)(?=.*\b(?:lit(?:re|er))\b)/
