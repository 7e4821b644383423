import { type PartRephrasing, part } from '../rephrasing.ts'

const result = 'emis?|instal\\w*|kist|maturity|principal|total|interest|byaj|returns?|corpus'
const product = 'lump ?sum|sip|fd|rd|ppf|swp'

/** What is said not to be asked, beside what is: "not the maturity, just the interest". */
export const ofWhatIsNotAsked: readonly PartRephrasing[] = [
  part(
    `\\b(?:(?:i|we) )?(?:do not|don ?t|dont|does not) (?:want|need|care about|ask for) (?:to know )?(?:the |my |its |any )?(?:monthly )?(?:${result})(?: amount| value| paid)?[ ,;.-]+(?:(?:but|i want|i need|give me|tell me|only|just) )*`,
    '',
    /\b(?:only|just|but|i want|give me|tell me)\b/,
  ),
  part(
    `^not (?:the |my |its )?(?:monthly )?(?:${result})(?: amount| value)?[ ,;.-]+(?:but |(?:only|just) )+`,
    '',
  ),
  part(
    `\\b(?:${result}) (?:nahin?|nahi|mat) (?:chahiye|batao|bataiye|puch\\w*)[ ,;.-]*`,
    ' ',
    /,|sirf|bas|kul|total/,
  ),
  part(
    `[ ,(-]*(?:i e|that is|and|but)? ?not (?:an? |in |as )?(?:${product})(?: investment)?[ ).?!]*$`,
    '',
    new RegExp(`\\b(${product})\\b.*\\bnot\\b`),
  ),
  part(
    '\\b(?:excluding|leaving out|not counting|without counting|apart from|minus) (?:my |the |our |what i )?(?:own )?(?:deposits?|principal|investments?|money|contributions?|put in)[ ,;]*',
    '',
    /\b(?:earns?|interest|returns?|gains?)\b/,
  ),
  // What a plan earns is what it comes to, without what was paid in.
  part(
    '^how much (?:does|do|will|would|can) (?:an? |my |the )?(sip|rd|fd|fixed deposit)(?: of)? (.*?) earn(?: me| us)?[ ?.]*$',
    (_, plan, told) => `${plan === 'sip' ? 'returns' : 'interest'} earned on ${plan} of ${told}`,
    /^how much.*earn/,
  ),
]
