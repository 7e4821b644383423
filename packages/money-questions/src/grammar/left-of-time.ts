const ofInstalments = 'emis?|instal\\w*|kist\\w*|किस्त\\S*'
const time = `(\\d+(?:\\.\\d+)?) ?(years?|yrs?|y|saal|sal|months?|mahine|mahina|साल|वर्ष|महीने|${ofInstalments})`

/** How much of a loan's time is still to come: "36 EMIs left", "when 2 years remain", "3 saal bache hain". */
export const leftOfTime = new RegExp(
  `(?:\\b(?:with|when|and|if|having|ab|jab|still|only|sirf)\\b ?)*(?:${time} (?:are |is |abhi |ab |still )?(?:left|remaining|remains?|to go|pending|baki|baaki|bach[aei]|बाकी|बचे|बची|बचा)(?: (?:hai|hain|ho|h|है|हैं|hone par))?(?= |,|[.?]|$)(?! (?:amount|principal|rakam))|\\b(?:remaining|pending|left) ${time}(?= |,|[.?]|$))`,
)
/** What is owed is asked for. */
export const askedOfLoan =
  /^(?!.*(?:\bswp\b|withdraw|transfer|refinanc|move|switch|prepay|extra|part payment)).*(?:outstanding|\bowed?\b|\bbalance\b|bakay[ae]|kitna (?:baki|baaki|dena)|(?:baki|baaki) kitna|foreclos|payoff|to close|बकाया|कितना बाकी)/
/** What speaks of another loan than the one before. */
export const ofOtherChange =
  /transfer|refinanc|move|switch|prepay|extra|part payment|\d ?(?:%|percent|lakh|k\b)/
/** Any time. */
export const times = new RegExp(time, 'g')
