/** An amount of before is told itself: "bought for 5 lakh", which is no time of before as "was it 2 years ago" is. */
export const startTold =
  /\b(?:bought|was|were|invested|cost|started|deposited|lent|put in)\b(?: \w+){0,3} (?:rs |₹ ?)?\d(?![\d.]* ?(?:years?|yrs?|saal|months?|%))/
