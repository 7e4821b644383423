import {
  addedTo,
  beforeDiscountAsked,
  changedToShare,
  hraOfMonth,
  leftOfTaxAsked,
  leftTold,
  lotsTold,
  netOfTax,
  ofWhatAsked,
  partTold,
  restOfTaxAsked,
  sharedOut,
  shareOf,
  taxWithin,
  tipEachAsked,
  unlikeUnits,
  wholeAsked,
  withMargin,
} from '../../grammar/implausible/sums.ts'
import type { Answered } from './answered.ts'
import { LEAST_PERCENT } from './figures.ts'

/** A percentage of what is a percentage itself, paise for each of many, more taken off than there is. */
export function isOfOtherFigures({ calculation: { calculator, inputs }, found, said }: Answered): boolean {
  if (calculator !== 'arithmetic') return false
  const sum = String(inputs.sum)
  const [, taken] = /\(1 − ([\d.,]+) ÷ 100\)/.exec(sum) ?? []
  if (Number(taken?.replaceAll(',', '')) > 100) return true
  // "4.81 % of 50,000" is a part of it, and a cost no part of its price.
  if (shareOf.test(said) && !addedTo.test(said) && /^[\d.,]+ × \(1 \+/.test(sum)) return true
  if (withMargin.test(said) && /÷ \([\d.]+ ÷ 100\)$/.test(sum)) return true
  const isOfPart = /÷ \( ?[\d.]+ ÷ 100 ?\)/.test(sum)
  if (leftTold.test(said) && (isOfPart || (wholeAsked.test(said) && !/÷ \( ?1/.test(sum)))) return true
  if (netOfTax.test(said) && /× \(1 \+/.test(sum)) return true
  if (lotsTold.test(said) || (found > 0 && found < LEAST_PERCENT && sharedOut.test(said))) return true
  if (ofWhatAsked.test(said) && /1 \+/.test(sum)) return true
  if (changedToShare.test(said) && /1 [+−]/.test(sum)) return true
  if (beforeDiscountAsked.test(said) && /× ?\( ?1 −/.test(sum)) return true
  if (tipEachAsked.test(said) && /1 \+/.test(sum)) return true
  if (taxWithin.test(said) && (/^[\d.]+ % of /.test(sum) || /× [\d.]+ ÷ 100$/.test(sum))) return true
  const isForwards = /^[\d.]+ % of /.test(sum) || /× (?:\(1 [+−] )?[\d.]+ ÷ 100\)?$/.test(sum)
  return isForwards && partTold.test(said)
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
  if (calculation.calculator === 'tax' && leftOfTaxAsked.test(said)) return true
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
