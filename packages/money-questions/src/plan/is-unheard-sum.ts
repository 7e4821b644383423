import type { Calculation } from '../answer/answer.ts'
import { afterwards, amountInTurn } from '../grammar/turns.ts'
import { noneBeside } from '../grammar/turns-of-plans.ts'
import {
  bonusBeside,
  chargeOnAsked,
  countAtPrice,
  leftOutAgain,
  makesMore,
  moneyToSpend,
  otherAsked,
  partOfOwn,
  priceNamed,
  shareInRupees,
} from '../grammar/turns-of-sums.ts'
import type { Reading } from '../read/read-words.ts'

/** Whether a sum that is told after another one has a figure in a place that its words do not give it. */
export function isUnheardSum(
  { inputs }: Calculation,
  { inputs: before }: Calculation,
  { asked, said = asked, quantities }: Reading,
  /** What was asked before. */
  question: string,
): boolean {
  const [sum, former] = [String(inputs.sum), String(before.sum)]
  if (ofRate.test(said) && shareOf.test(former)) return true
  if (ofYear.test(former) && !ofYear.test(sum) && figureAlone.test(said)) return true
  if (addedToMean.test(said) && meanOf.test(former)) return true
  if (partOfNamed.test(said) || severalTimes.test(said)) return true
  // "6000 and 12 %" after a tax alone is no amount with it.
  const isAdded = withPercent.test(sum) && !withPercent.test(former)
  if (isAdded && quantities.length === 2 && amountAndPercent.test(said)) return true
  if (largerUnit.test(said) && /÷ 1,?000/.test(sum)) return true
  if (isOtherFigure({ sum, former, said, quantities, question })) return true
  const isOfPercent = ofPercent.test(sum) && ofPercent.test(former)
  return isOfPercent && (amountInTurn.test(said) || afterwards.test(said))
}

/** "40 % of it", and then "at 8.5 %": rather a rate of what was computed before. */
const ofRate = /^(?:(?:and|aur) )*(?:at|@) ?\d/
const shareOf = /^[\d.,]+ % of /
/** An amount of a year by the month, or of a month by the year: no figure takes the place of the months. */
const figureAlone = /^\d[\d,.]*[ ?]*$/
const ofYear = /^\d[\d,]{5,} [÷×] 12$/
/** A percentage of one of the figures that were told, by its name; so many times, of what is not said. */
const partOfNamed =
  /\d ?(?:%|percent) of (?:the|that|my) (?:new |final |old )?(?:salary|discount|total|price|bill|tax|gst|tip|rent)\b/
const severalTimes = /^(?:and )?(?:twice|thrice|double|triple)[ ?.]*$/
const withPercent = /× \( ?1 [+−]/
const amountAndPercent = /\d[^%]*\b(?:and|with|plus|aur)\b[^%]*%/
/** After grams, kilograms. */
const largerUnit = /\d ?(?:kgs?|kilos?|lit(?:re|er)s?|l)\b/
/** The mean of some numbers, after which another is said to be added. */
const meanOf = /^\( ?[\d.,]+(?: \+ [\d.,]+)+ ?\) ÷ \d+$|^Average of /
const addedToMean = /^(?:(?:and|aur|now|also) )*(?:add|include|plus)\b/
const ofPercent = /× \(1 [+−] [\d.,]+ ÷ 100\)$/

/** They stand in every sum of percentages. */
const ofPercents: ReadonlySet<number> = new Set([1, 100])

const figuresIn = (sum: string): number[] =>
  [...sum.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([figure]) => Number(figure.replaceAll(',', '')))

/** Whether the words beside a figure, or those that ask, make it another one than it is in the sum. */
function isOtherFigure({
  sum,
  former,
  said,
  quantities,
  question,
}: {
  sum: string
  former: string
  said: string
  quantities: Reading['quantities']
  question: string
}): boolean {
  if (quantities.length > 0 && (bonusBeside.test(said) || noneBeside.test(said))) return true
  if (partOfOwn.test(said)) return true
  const takesOff = /1 −/.test(former)
  if (takesOff && withPercent.test(sum) && !/1 −/.test(sum) && !makesMore.test(said)) return true
  if (chargeOnAsked.test(said) && /÷ \( ?1 \+/.test(sum)) return true
  if (leftOutAgain.test(said) && /1 \+/.test(former) && /÷ \( ?1 \+/.test(sum)) return true
  const told = quantities.map(({ value }) => value)
  const before = figuresIn(former)
  const isOfBefore = figuresIn(sum).some(
    (figure) => !ofPercents.has(figure) && before.includes(figure) && !told.includes(figure),
  )
  if (!isOfBefore) return countAtPrice.test(said) && before.length > told.length
  if (quantities.length === 0) return false
  const hasPercent = /÷ 100/.test(former)
  return (
    otherAsked.test(said) ||
    isPriceUntold(said, question) ||
    (hasPercent && shareInRupees.test(said)) ||
    (!hasPercent && moneyToSpend.test(said))
  )
}

/** "Selling price 600" after a question that told the cost and asked for it. */
function isPriceUntold(said: string, question: string): boolean {
  const [found, name] = priceNamed.exec(said) ?? []
  return (
    found !== undefined &&
    !(name !== undefined && new RegExp(`\\b${name}[a-z :=]*(?:rs |₹ ?)?\\d`).test(question))
  )
}

/** "500 grams" after "5 kg in grams": a figure in the unit that the one of before became. */
export function isIntoSame(
  { inputs }: Calculation,
  { outputs }: Calculation,
  { quantities, said = '' }: Reading,
): boolean {
  const [, unit = ''] = /\d ?(?!(?:k|l|lakhs?|lacs?|crores?|cr|million|thousand)\b)([a-z]+)/.exec(said) ?? []
  const [result] = outputs
  const into = unit.replace(/s$/, '')
  return (
    quantities.length === 1 &&
    into !== '' &&
    result !== undefined &&
    !String(inputs.sum).includes(into) &&
    result.unit !== ''
  )
}
