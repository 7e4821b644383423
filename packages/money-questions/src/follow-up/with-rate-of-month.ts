import { amountOfMonth, LEAST_RATE_A_YEAR, ofYear, percent } from '../grammar/rate-periods.ts'
import { listTelling } from '../read/list-telling.ts'
import { tokenize } from '../read/tokenize.ts'

const bareRate = new RegExp(`^(.*?)(\\d+(?:\\.\\d+)?) ?${percent}(.*)$`)

/** "1.5 %" after "2 % a month" is of a month, too: nobody changes the rate and its period in silence. */
export function withRateOfMonth(asked: string): string {
  const isSmall = Number(bareRate.exec(asked)?.[2]) < LEAST_RATE_A_YEAR
  return isSmall && isBareRate(asked) ? asked.replace(bareRate, '$1$2 % per month$3') : asked
}

/** Nothing but a rate, and words that say nothing else of it. */
function isBareRate(text: string): boolean {
  const [, before = '', , after] = bareRate.exec(text) ?? []
  if (after === undefined || ofYear.test(text)) return false
  return saysNothing(before, after)
}

const saysNothing = (...texts: readonly string[]) =>
  texts.every((text) => listTelling(tokenize(text), []).length === 0)

const bareAmount =
  /^(.*?)((?:rs |₹ ?)?\d[\d,]*(?:\.\d+)?(?: ?(?:k|lakhs?|lacs?|crores?|thousand|hazar|लाख|हजार|करोड))?)(?: ?(?:rs|rupees|rupaye|रुपये))?(.*)$/

/** "1.1 lakh" after the tax on 90,000 a month is of a month, too, and "10 lakh" after expenses of 8 lakh a year of a year. */
export function withAmountOf(period: 'month' | 'year', asked: string): string {
  const [, before = '', amount = '', after] = bareAmount.exec(asked) ?? []
  if (after === undefined || ofYear.test(asked) || amountOfMonth.test(asked) || /%|percent/.test(asked))
    return asked
  return saysNothing(before, after) ? `${before}${amount} per ${period}${after}` : asked
}
