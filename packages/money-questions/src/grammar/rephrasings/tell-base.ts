import { toPlainLetters } from '../to-plain-letters.ts'
import { amount, amountIn } from './rephrasing.ts'

const charge =
  '(?:gst|vat|tax|tds|tip|टिप|commission|brokerage|discount|chhoot|छूट|hike|increment|raise|badhotri|बढ़ोतरी|stamp duty|cess|kharch|खर्च|जीएसटी)'
const base =
  '(?:price|bill|sales?|value|amount|salary|income|mrp|fees?|base|daam|dam|kimat|keemat|kimmat|vetan|tankhwah|aamdani|kamai|कीमत|दाम|बिल|वेतन|आमदनी|फीस)'
const rupees = `(?:rs |₹ ?)?(${amount})(?: ?(?:rs|rupees|rupaye|रुपये))?`
const percent = '(\\d+(?:\\.\\d+)?) ?(?:%|percent|pratishat|प्रतिशत)'
const link =
  '(?: |,|:|is|was|came to|comes to|of|=|hai|tha|thi|gives?|saved?|hua|hui|हुआ|हुई|है|था|थी|में|me|mein|ka|का|at|laga|kata|se|से|gst|hai)*'
const asks = `(?: |,|:|;|what|was|is|were|the|my|old|trade|original|total|then|kitn[aei]|kya|tha|thi|hai|hogi?|कितन[ाीे]|था|थी|है|on|of|i|did|earn)*`
const forms = [
  // "GST was 450 at 18 %, price?", "450 tip at 15 %, bill?"
  `^${charge}${link}${rupees}${link}${percent}${link}${asks}${base}${asks}[\\s?.]*$`,
  `^${rupees} is ${percent} ${charge} (?:on|of)[\\s?.]*$`,
  `^${rupees} ${charge}${link}${percent}${link}${asks}(?:${base}|on|of)${asks}[\\s?.]*$`,
]
const turned = [
  // "15 % discount saved 450, price?", "2 % commission gives 1 lakh, sales?"
  `^${percent} ${charge}${link}${rupees}(?: |,|;|bach[aei]|bache|बचे|saved|kata|laga|hui|hua|है|हुई|हुआ|hai)*${asks}${base}${asks}[\\s?.]*$`,
  `^${charge} ${percent}${link}${rupees}(?: |,|;)*${asks}${base}${asks}[\\s?.]*$`,
].map((form) => new RegExp(toPlainLetters(form)))
const plain = forms.map((form) => new RegExp(toPlainLetters(form)))

/** What of somebody asks what a charge of so much percent was taken of. */
export const chargeAlone = new RegExp(
  toPlainLetters(
    `^(?=.*${charge})(?=.*(?:%|percent|प्रतिशत))(?!.*(?:without|before|\\bafter\\b|inclu|incl\\b|total bill of)).*\\d`,
  ),
)
/** The charge stands beside its amount, and no word calls that amount the base. */
const ofBase = new RegExp(
  toPlainLetters(`\\b(?:on|in) (?:rs |₹ ?)?\\d(?!.*${percent})|${base} (?:of |is |was )?(?:rs |₹ ?)?\\d`),
)

/** "GST was 450 at 18 %, price?" as what 450 is 18 % of: the amount is the charge, and what it is of is asked. */
export function tellBase(text = ''): string {
  if (ofBase.test(text)) return text
  for (const form of plain) {
    const [, charged, share] = form.exec(text) ?? []
    if (charged !== undefined) return toBase(text, charged, share)
  }
  for (const form of turned) {
    const [, share, charged] = form.exec(text) ?? []
    if (charged !== undefined) return toBase(text, charged, share)
  }
  return text
}

/** A bill has its tax in it. */
function toBase(text: string, charged: string, share = ''): string {
  const isBill = /\b(?:gst|vat)\b|जीएसटी/.test(text) && /\bbill\b|बिल/.test(text)
  const tax = amountIn(charged)
  return isBill ? `${tax} / ( ${share} / 100 ) + ${tax}` : `${charged} is ${share} % of what`
}
