import { moreOrLess, otherAmounts, otherPercents, otherTimes, yearByYear } from '../grammar/other-figures.ts'
import type { Reading } from '../read/read-words.ts'

type Values = Readonly<Record<string, number | string>>

/** "2,000 more every year": no single change of a figure. */
export function isYearByYear({ text, raw }: Reading): boolean {
  const said = `${raw} ${text}`
  return yearByYear.test(said) && moreOrLess.test(said)
}

/**
 * "EMI up 10 %", "my share 50 %", "bonus 3 lakh", "2,000 more every year": whether the figure that is said now took the
 * place of one of before although its words speak of something else.
 *
 * @param names words that call a figure of before by its name, and speak of nothing else
 */
export function saysOfAnother(reading: Reading, before: Values, now: Values, names?: RegExp): boolean {
  const changed = Object.keys(now).filter((name) => before[name] !== now[name])
  const hasRate = changed.some((name) => /Percent$/.test(name) && !/StepUp/.test(name))
  const hasAmount = changed.some((name) => !/Percent$|^years$|month|age|financialYear/i.test(name))
  const hasTime = changed.some((name) => name === 'years' || name === 'months')
  const hasMonthly = changed.some((name) => /^monthly/.test(name))
  const said = `${reading.raw} ${reading.text}`
  const words = names === undefined ? said : said.replace(names, '')
  return (
    (hasRate && otherPercents.test(words)) ||
    ((hasAmount || hasMonthly) && otherAmounts.test(words)) ||
    (hasTime && otherTimes.test(words)) ||
    (changed.length > 0 && isYearByYear(reading))
  )
}
