import { afterTax } from '../../grammar/after-tax.ts'
import {
  addedAndTaken,
  addedTo,
  amountAtEnd,
  beforeDiscountAsked,
  bothSides,
  changedToShare,
  commissionGot,
  countAsked,
  dozenAsked,
  fallenBy,
  halfOfTaxWithin,
  hraOfMonth,
  lackInPercentAsked,
  leftAsked,
  leftTold,
  lotsTold,
  netOfTax,
  ofCost,
  ofEach,
  ofSellingPrice,
  ofWhatAsked,
  oneOfTwoPercents,
  paidOfPrice,
  paiseTold,
  partTold,
  percentInMoney,
  percentLeftAsked,
  percentOfTime,
  piecesForPieces,
  priceBeforeCount,
  priceOfOneAsked,
  restOfTaxAsked,
  restOrWholeAsked,
  resultAlone,
  risenBy,
  savedOrLeft,
  sharedOut,
  shareOf,
  taxWithin,
  timeAndPercent,
  tipEachAsked,
  unlikeUnits,
  wholeAsked,
  wholeAtEnd,
  withMargin,
} from '../../grammar/implausible/sums.ts'
import { readAskedPart } from '../../grammar/roles/read-asked-part.ts'
import type { Answered } from './answered.ts'
import { LEAST_PERCENT } from './figures.ts'

/** A percentage of what is a percentage itself, paise for each of many, more taken off than there is. */
export function isOfOtherFigures({ calculation: { calculator, inputs }, found, said }: Answered): boolean {
  if (calculator !== 'arithmetic') return false
  const sum = String(inputs.sum)
  const [, taken] = /\(1 − ([\d.,]+) ÷ 100\)/.exec(sum) ?? []
  if (Number(taken?.replaceAll(',', '')) > 100) return true
  const [, paid] = paidOfPrice.exec(said) ?? []
  if (paid !== undefined && /× 100$/.test(sum) && sum.replaceAll(',', '').startsWith(`${paid} ÷`)) return true
  // Of 32,000 lost 22,400: the percentage of these is none that is left.
  const [, part] = (percentLeftAsked.test(said) && /^([\d.,]+) ÷ [\d.,]+ × 100$/.exec(sum)) || []
  if (part !== undefined && said.split(/[^\d.]+/).includes(part.replaceAll(',', ''))) return true
  // "Rose by 5 to 105" is no rise from 5.
  if (found > 100 && risenBy.test(said) && /^\( ?[\d.,]+ ÷ [\d.,]+ − 1 ?\) × 100$/.test(sum)) return true
  const [, sign, less] = changedAtLast.exec(sum) ?? []
  if ((sign ?? less) !== undefined && readAskedPart(said, sign === '+' ? '+' : '−') !== undefined) return true
  if (lotsTold.test(said) || (found > 0 && found < LEAST_PERCENT && sharedOut.test(said))) return true
  return (
    sumsNotMeant.some(([words, written]) => words.test(said) && written.test(sum)) || isWithoutRest(said, sum)
  )
}

/** A sum whose last step adds a percentage or takes it off. */
const changedAtLast = /(?:× \( ?1 ([+−]) [\d.]+ ÷ 100 ?\)(?: ?\)? [×÷] [\d.]+)?|( −) [\d.,]+ × [\d.]+ ÷ 100)$/
const added = /1 \+/
const ofPart = /÷ \( ?[\d.]+ ÷ 100 ?\)/

/** What is said, and how no sum of it is written. */
const sumsNotMeant: readonly (readonly [said: RegExp, sum: RegExp])[] = [
  // A cost is no part of its price.
  [savedOrLeft, /1 −|÷ 100$/],
  [withMargin, /÷ \([\d.]+ ÷ 100\)$/],
  [leftTold, ofPart],
  [/\bwhat was it\b/, /÷ \( ?100 [+−]/],
  [leftAsked, /^[\d.,]+ × [\d.]+ ÷ 100$/],
  [netOfTax, /× \(1 \+/],
  [ofWhatAsked, added],
  [commissionGot, added],
  [changedToShare, /1 [+−]/],
  [beforeDiscountAsked, /× ?\( ?1 −/],
  [tipEachAsked, added],
  [resultAlone, /× \(? ?1 [+−]|÷ \([\d.]+ ÷ 100\) −|× [\d.]+ ÷ 100$/],
  [addedAndTaken, /× \(1 − [^)]*\) × \(1 −/],
  [countAsked, /^[\d.,]+ ÷ [\d.,]+ × [\d.,]+$/],
  [priceBeforeCount, /^[\d.,]+ ÷ [\d.,]+ × [\d.,]+$/],
  [priceOfOneAsked, /^[\d.,]+ × [\d.,]+$/],
  [lackInPercentAsked, /^[\d.,]+ ÷ [\d.,]+ × 100$/],
  [amountAtEnd, /× 100$/],
  [percentInMoney, /1 [+−]|^[\d.,]+ (?:− [\d.,]+ )?× [\d.,]+ ÷ 100$|^[\d.,]+ − |÷ \( ?[\d.]+ ÷ 100 ?\)$/],
  [oneOfTwoPercents, /1 [+−].*1 [+−]|÷/],
  [ofSellingPrice, /÷/],
  [ofCost, /÷ \( ?[\d.]+ ÷ 100 ?\)$/],
  [halfOfTaxWithin, /÷ 100\)$/],
  [fallenBy, /^[\d.,]+ ÷ [\d.,]+ × 100$/],
  [dozenAsked, /^[\d.,]+ ÷ [\d.,]+$|^[\d.,]+ × 24 ÷/],
  [timeAndPercent, added],
  [percentOfTime, /^[\d.]+ % of /],
  [bothSides, /^[\d.,]+ × [\d.]+ ÷ 100$/],
  [wholeAtEnd, /^[\d.,]+ × [\d.]+ ÷ 100$/],
  [ofEach, /÷ \d+$/],
  [paiseTold, /^[\d.,]+ − /],
  [piecesForPieces, /− 1\) × 100|\(1 − /],
  [restOrWholeAsked, /^[\d.,]+ × (?:\([\d.]+ \+ [\d.]+\)|[\d.]+) ÷ 100$/],
  [taxWithin, /^[\d.]+ % of |× [\d.]+ ÷ 100$/],
  [partTold, /^[\d.]+ % of |× (?:\(1 [+−] )?[\d.]+ ÷ 100\)?$/],
]

/** "4.81 % of 50,000" is a part of it, and nothing that is added; what is whole is found by taking the rest of the percentage. */
function isWithoutRest(said: string, sum: string): boolean {
  if (shareOf.test(said) && !addedTo.test(said) && /^[\d.,]+ × \(1 \+/.test(sum)) return true
  return leftTold.test(said) && wholeAsked.test(said) && !/÷ \( ?1/.test(sum)
}

/** A price of a kilogram times so many tonnes. */
export function isOfUnlikeUnits({ calculation: { calculator, inputs }, said }: Answered): boolean {
  const sum = String(inputs.sum)
  return (
    calculator === 'arithmetic' && unlikeUnits.some(([units, done]) => units.test(said) && !done.test(sum))
  )
}

/** The tax itself, or the amount with it, where what it leaves is asked. */
export function isTaxOfRest({ calculation, found, reading: { quantities }, said }: Answered): boolean {
  const percents = quantities.filter(({ kind }) => kind === 'percent').map(({ value }) => value)
  const amounts = quantities.filter(({ kind }) => kind !== 'percent').map(({ value }) => value)
  const [percent = 0] = percents
  if (calculation.calculator === 'tax' && afterTax.test(said)) return true
  if (calculation.calculator === 'tds' && restOfTaxAsked.test(said)) return true
  if (calculation.calculator === 'hra' && hraOfMonth.test(said)) return true
  if (percents.length !== 1 || !restOfTaxAsked.test(said)) return false
  const share = percent / 100
  return amounts.some((amount) => found === amount * share || found === amount * (1 + share))
}

/** A told rate of TDS that the answer is without. */
export function isRateLeftOut({ calculation: { calculator, outputs }, found, reading }: Answered): boolean {
  if (calculator !== 'tds') return false
  const isUsed = (rate: number) =>
    found > 0 && outputs.some(({ unit, value }) => unit === 'percent' && value === rate)
  return reading.quantities.some(({ kind, value }) => kind === 'percent' && !isUsed(value))
}
