/** Two ways of counting interest on the same figures. */
export const bothInterests =
  /\bcompare (?:how much )?(simple|compound|si|ci)(?: interest)? (?:or|and|vs|versus|with) (simple|compound|si|ci)(?: interest)?\b/
const unit = '(years?|yrs?|saal|months?|mahine|%|percent|lakhs?|crores?)'
/** What comparing two plans says already, what they are called, and a unit that is said once for both. */
export const comparisonSpellings: readonly (readonly [RegExp, string])[] = [
  [/,? ?\b(?:how much |what )?(?:in|for|with|from|under) (?:each|both)(?: case| cases| of them)?\b/, ' '],
  [
    /[-,]? ?\b(?:please )?(?:give|tell|show)(?: me)? both(?: final)?(?: sums| amounts| values| figures)?\b|,? ?\bwhat does each become\b/,
    ' ',
  ],
  [/,? ?\bdono (?:ka|ki|me|mein)\b|दोनों (?:का|की|में)/, ' '],
  [/\bkitna kitna\b/, 'kitna'],
  [/\bboth\b/, ' '],
  [/\b(?:rather than|instead of)\b/, 'than'],
  [
    /\b(?:bank|option|plan|scheme|offer|lender|choice|case) (?:[abxy]|1|2|one|two)\b(?! ?(?:%|years?|yrs?|lakh|crore)):?/g,
    ' ',
  ],
]
/** A unit that is said with the first of two figures, and of both. */
export const unitOnce = new RegExp(
  `[\\d.]+ ?${unit} (?:or|vs|versus|ya|than|compared to) (?:at |over |for )?[\\d.]+(?= ?(?:[?,]|$))`,
)

/** "2 lakh more than 20 lakh" is one figure, told by another. */
export const byAnother =
  /(?:\d|lakhs?|crores?|k|%|percent|years?|months?) (?:more|less|higher|lower|extra|bigger|smaller|zyada|kam) than (?:rs |inr |[₹$€£] ?)?\d/

/** Words between the two sides. */
export const connectors = /\b(?:or|vs\.?|versus|than|compared to|against|ya)\b|या/

/** Words that stand between two sides only where a comparison was asked for and nothing else parts them. */
export const weakConnectors: readonly RegExp[] = [/\band\b/, /\bwith\b/]

/** What asks by how much one side is more than the other, not what each comes to. */
export const asksDifference =
  /\bby how (?:much|many)\b|\bhow (?:much|many) (?:\w+ )?(?:more|less|extra|bigger|smaller|larger|higher|lower|cheaper|costlier)\b|\bkitna (?:zyada|jyada|kam)\b/

/** Of two amounts one is had at once, the other only then: they are held against each other by what each is worth. */
export const paidNow = /\b(?:today|now|right away|immediately|upfront|aaj|abhi)\b|आज|अभी/
export const paidLater =
  /\b(?:after|in|later|baad) (?:\d+|a|one|two|three|five|ten) (?:years?|yrs?|months?)\b|\b(?:years?|yrs?|months?) (?:later|from now|hence)\b|\b(?:saal|sal|mahine) (?:ke )?baad\b|(?:साल|वर्ष|महीने) (?:के )?बाद/

/** What money that is had for a time is called, whether it is owed or owned. */
export const taking = /\b(?:take|taking|lena|lu|lun|loon|le lu|le lun)\b|लेना|लूं/
