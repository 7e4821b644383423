/** A percentage, as people write it. */
export const percent = '(?:%|percent|pratishat|प्रतिशत|फीसदी)'
/** A rate of a month. */
export const rateOfMonth = new RegExp(
  `\\d ?${percent} ?(?:ka |ki |par |pe |का |की )?(?:(?:per|a|every|each|har|prati|हर|प्रति) ?)?(?:month|monthly|mahin[ae]|maah|mah|pm|महीना|महीने|माह|मासिक)`,
)
/** Any rate. */
export const anyRate = new RegExp(`\\d ?${percent}`)
/** What says that a rate is one of a year. */
export const ofYear = /\b(?:years?|yearly|annum|annual(?:ly)?|saal|sal|salana|p ?a)\b|साल|वार्षिक/
