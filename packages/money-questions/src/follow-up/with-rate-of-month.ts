import { ofYear, percent } from '../grammar/rate-periods.ts'
import { isIdle } from '../read/is-idle.ts'
import { tokenize } from '../read/tokenize.ts'

const bareRate = new RegExp(`^(.*?)(\\d+(?:\\.\\d+)?) ?${percent}(.*)$`)

/** "1.5 %" after "2 % a month" is of a month, too: nobody changes the rate and its period in silence. */
export function withRateOfMonth(asked: string): string {
  return isBareRate(asked) ? asked.replace(bareRate, '$1$2 % per month$3') : asked
}

/** Nothing but a rate, and words that say nothing else of it. */
function isBareRate(text: string): boolean {
  const [, before = '', , after] = bareRate.exec(text) ?? []
  if (after === undefined || ofYear.test(text)) return false
  return [...tokenize(before), ...tokenize(after)].every(
    ({ kind, text: word }) => kind === 'pause' || (kind === 'word' && isIdle(word)),
  )
}
