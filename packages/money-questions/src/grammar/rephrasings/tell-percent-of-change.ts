import { toPlainLetters } from '../to-plain-letters.ts'
import { amount, amountIn } from './rephrasing.ts'
import { takeFigures } from './take-figures.ts'

const end = '(?![a-z\\u0900-\\u097f])'
const asked = '(?:percent|%|pratishat|प्रतिशत|फीसदी)'
const figure = `(?:rs |₹ ?)?(${amount})(?: ?(?:rs|rupees|rupaye|रुपये))?`
const told = (pattern: string) => new RegExp(toPlainLetters(pattern))

/** Two amounts of which one is by how much the other fell, and the percentage is asked. */
export const fallWithoutPercent = told(
  `^(?!.*(?:\\b(?:sold|selling|sell|paid|bought|sp|now|new|becomes?|became)\\b(?! \\S+ below)|leaves?\\b|\\b(?:less|below|lower) than\\b|(?:percent|%) is\\b|\\bto\\b|\\bse\\b|से|cagr|annual|year|saal|\\bemi\\b|loan|\\btax|\\bgst|\\d%|(?<![\\d.])\\d{1,2}(?:\\.\\d+)? ?(?:%|percent)))(?=.*${asked})(?:\\D*\\d[\\d.,]*){2}\\D*$`,
)
const fell = [
  `${figure} ?(?:off|discount|less|below|lost|loss|down|ki (?:chho+t|choot|kami)|kam|ghat\\w*|gir\\w*|की छूट|की कमी|कम|घट\\S*|गिर\\S*)${end}`,
  `\\b(?:fell|falls?|drops?|dropped|down|cut|reduced|decreased?|declined|lost|loss|discount|saved|savings?)(?: (?:by|of|is|was|amount|rs|today))*[: ]+${figure}`,
].map(told)

/** "MRP 1500, 300 off, discount percent?" as what percent 300 is of 1500; anything else stays as it is. */
export function tellPercentOfFall(text = ''): string {
  const { amounts } = takeFigures(text)
  // "500 down by 50": of two that may be the change, the smaller is.
  const [change] = fell
    .flatMap((one) => one.exec(text)?.[1] ?? [])
    .toSorted((one, other) => amountIn(one) - amountIn(other))
  const [whole, ...more] = amounts.filter((one) => amountIn(one) !== amountIn(change))
  if (change === undefined || whole === undefined || more.length > 0 || amountIn(change) >= amountIn(whole))
    return text
  return `${amountIn(change)} is what percent of ${amountIn(whole)}`
}

/** What something was before it rose or fell by so many percent. */
export const worthBeforeChange =
  /^(?!.*(?:year|saal|annual|inflation|gst|tax|discount)).*(?:%|percent).*\b(?:what|how much) was (?:it|(?:my|the|its|his|her) \w+)(?: before)?[ ?.]*$/
const rising = /\b(?:rose|risen|up|increased|gained|grew|raised|hiked?)\b/
const falling = /\b(?:fell|fallen|down|dropped|decreased|lost|lose|cut|reduced)\b/

/** "The price is 900 now. It fell by 10 %. What was it?" */
export function tellBeforeChange(text = ''): string {
  const { amounts, percents, times } = takeFigures(text)
  const [amount, percent] = [amounts[0], percents[0]]
  if (amounts.length !== 1 || percents.length !== 1 || times.length > 0) return text
  if (!/\b(?:now|is|today|currently)\b/.test(text) || rising.test(text) === falling.test(text)) return text
  return `${amountIn(amount)} / ( 1 ${rising.test(text) ? '+' : '-'} ${percent} / 100 )`
}
