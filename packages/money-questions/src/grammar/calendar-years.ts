/** A year of the calendar, by the word that says it is one. */
export const calendarYear =
  /\b(?:in|since|from|by) ((?:19|20)\d\d)\b(?! ?(?:%|percent|rs|rupees|lakh|crore|[-/]\d))/g
/** What asks for a yearly rate of growth. */
export const asksGrowth =
  /\bcagr\b|growth rate|annual (?:growth|return)|annuali[sz]ed|yearly (?:growth|return)/
