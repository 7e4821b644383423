import { type PartRephrasing, part } from '../rephrasing.ts'

const person =
  'papa|mummy|maa|mata|pita|pitaji|mataji|father|mother|dad|mom|bete|beta|beti|bachch[ae]|baccho|bachcho|bacchon|wife|husband|patni|pati|biwi|family|parivar|dost|bhai|behen|didi|dada|dadi|nana|nani|ghar walo|khud|apne|mere|senior citizens?'

/** What goes by another number than the amounts of a question: an index, a phone, the rooms of a home. */
const named =
  '(?<=\\b(?:nifty|nifty next|midcap|smallcap|sensex|bse|iphone|galaxy|pixel|oneplus|redmi|classic|bullet|pulsar|activa|series|sector|phase|tower)) ?(?:[1-9]|[1-5]\\d|100|125|150|200|250|350|500)(?: ?(?:pro|plus|max|ultra|mini))*(?= |,|$)'

/** Whose names have numbers. */
const ofNames =
  /nifty|midcap|smallcap|sensex|bse|iphone|galaxy|pixel|oneplus|redmi|classic|bullet|pulsar|activa|series|sector|phase|tower/

const untold =
  'processing fees?|prepayments?|pre payments?|part payments?|step ?ups?|top ?ups?|tds|senior(?: citizens?)?|down ?payments?|extra payments?|extra|charges|moratorium|penalt(?:y|ies)|lock ?in|fees?'

/** What is a name, or what there is none of, left out. */
export const ofNamesAlone: readonly PartRephrasing[] = [
  // What there is none of.
  part(
    `[\\s,]*(?:(?:but|and|with|i am|he is|she is|is) )*\\b(?:without|no|zero|bina|not|non|excluding|ignore|ignoring)(?: any| an?)? (?:${untold})(?: (?:deducted|deduction|ke|included|applied|charged))?(?= |,|[?.]|$)`,
    '',
    /^(?!.*(?:\bpan\b|\bgst\b.*extra|0% ?(?:fee|charge))).*\b(?:without|no|zero|bina|not|non|excluding|ignore|ignoring)\b/,
  ),
  // A number that is part of a name.
  part(`${named}(?=.*(?<![\\d.])\\d{3,}|.*\\d ?(?:k|lakhs?|l|cr|crores?|hazar|thousand)\\b)`, '', ofNames),
  part(`(?<=(?<![\\d.])\\d{3,}.*|\\d ?(?:k|lakhs?|l|cr|crores?|hazar|thousand)\\b.*)${named}`, '', ofNames),
  part('\\b\\d ?bhk\\b', '', /bhk/),
  // For whom somebody saves is no goal of it.
  part(
    `(?:\\b(?:mere|meri|apne|apni|unke|hamare) )?\\b(?:${person})(?: ji)? (?:ke liye|ke naam(?: par| pe| se)?|के लिए)(?= |$)`,
    '',
    /^(?=.*\d).*(?:ke liye|ke naam|के लिए)/,
  ),
  // Nothing goes by an age where coins or a deposit are taxed or kept.
  part(
    '(?:^|[\\s,]+)(?:(?:i am|i m|im|my age is|my age|at age|from age|age|aged|meri umar|umar|umr)(?: is| of| hai)? \\d\\d(?! ?(?:%|percent|lakh|k\\b|thousand|months?|emis?))(?: ?(?:years?|yrs?|saal))?(?: old)?)(?=[\\s,.?]|$)',
    ' ',
    /^(?=.*(?:\bi a?m\b|\bim\b|\baged?\b|umar|umr))(?!.*(?:senior|retire|pension|\bnps\b|\bapy\b|\bssy\b|\bfire\b|insur|premium|salary|income|till|until|upto|\bto age|by age|\bto \d\d\b(?! ?%)|gratuity|epf|\btak\b|\d ?saal (?:pe|par)\b|scss|80d)).*(?:(?:crypto|bitcoin|\bbtc\b).*(?:profit|gain|tax)|\b(?:sip|ppf|rd|fd|lump ?sum)\b.*\d ?(?:years?|yrs?|saal))/,
  ),
]
