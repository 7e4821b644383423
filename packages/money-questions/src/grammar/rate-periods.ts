/** Fewer percent are hardly the rate of a year where a month was told. */
export const LEAST_RATE_A_YEAR = 5
/** A percentage, as people write it. */
export const percent = '(?:%|percent|pratishat|प्रतिशत|फीसदी)'
/** A rate of a month. */
export const rateOfMonth = new RegExp(
  `\\d ?${percent} ?(?:ka |ki |par |pe |का |की )?(?:(?:per|a|every|each|har|prati|हर|प्रति) ?)?(?:month|monthly|mahin[ae]|maah|mah|pm|महीना|महीने|माह|मासिक)`,
)
const part = '(?:quarter|week|day|month|half[- ]?year|timahi|hafte|din|mahin[ae])'
const oftenSaid = `(?:(?:per|a|an|every|each|har) ${part}|quarterly|weekly|daily|monthly|half[- ]?yearly|roz(?:ana)?|रोज़?|हर (?:दिन|महीने|तिमाही|हफ्ते))`
/** A rate of less than a year: "2 % quarterly", "every quarter 2 %". */
export const rateOfPart = new RegExp(
  `\\d ?${percent} ?(?:interest |return |byaj |ब्याज )?(?:ka |ki |par |pe |का |की )?${oftenSaid}|(?<!\\d[\\d,.]* ?(?:k|l|lakhs?|lacs?|crores?|cr|thousand|hazar|rs|rupees|rupaye)? ?)(?<!(?:sip|invest|investing|save|saving|deposit|pay|paying) )${oftenSaid} (?:ka |ki |का |की )?(?:interest |return |byaj |ब्याज )?(?:of |at )?\\d[\\d.]* ?${percent}`,
)
/** Any rate. */
export const anyRate = new RegExp(`\\d ?${percent}`)
/** What says that a rate is one of a year. */
export const ofYear = /\b(?:years?|yearly|annum|annual(?:ly)?|saal|sal|salana|p ?a)\b|साल|वार्षिक/
/** An amount of a month. */
export const amountOfMonth =
  /\b(?:monthly|per month|a month|every month|each month|har mahine|mahine ki|mahine ka|mahina)\b|महीना|महीने|मासिक/
/** How kinds of loans are called. */
export const loanKind =
  /\b(home|car|personal|gold|education|bike|business|property|housing|vehicle)(?: ka| ke| ki)? (?:loan|lon)\b|\bfor the (home|car|bike)\b/g
/** What goes back to a loan before the last. */
export const theFirst =
  /\b(?:(?:the )?first (?:one|loan)|(?:the )?(?:earlier|previous) (?:one|loan)|pehl[ae] wal[ae](?: loan)?|(?:the )?old one)\b/
/** Of those, what does not count from the beginning. */
export const earlier = /\b(?:earlier|previous|old)\b/
/** What goes back to it, beside its name. */
export const goingBack =
  /^(?:(?:and|now|ok|okay|so|ab|aur) )*(?:(?:go|come|get|take me|switch|return) )?(?:back )?(?:to |for |about |on )?(?:what about |how about )?(?=(?:the |my )?(?:first|earlier|previous|old|pehl|home|car|personal|gold|education|bike|business|property|housing|vehicle)\b)/
