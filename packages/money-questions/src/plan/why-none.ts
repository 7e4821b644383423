import { MONTHS } from '../answer/months.ts'
import { tell } from '../answer/parts.ts'
import { toSaid } from '../answer/to-said.ts'
import type { Phrases, Say } from '../languages/phrases.ts'
import type { Candidate } from './candidate.ts'

/** Why the figures of a complete question give no result: the reason where it is known, else that none was found. */
export function sayWhyNone(candidate: Candidate): Say {
  const { values, currency } = candidate
  const figure = (name: string) => Number(values[name])
  const given = (name: string, unit: string, phrases?: Phrases) =>
    toSaid(figure(name), unit, { computed: false, currency, ...(phrases && { phrases }) })
  const computed = (value: number) => toSaid(value, 'inr', { computed: true, currency })
  const reason = findReason(candidate, figure)
  return (phrases: Phrases) =>
    tell(phrases.sentences[reason], {
      annualRatePercent: given('annualRatePercent', 'percent'),
      principal: given('principal', 'inr'),
      emi: given('emi', 'inr'),
      years: given('years', 'years', phrases),
      interest: computed((figure('principal') * figure('annualRatePercent')) / 100 / MONTHS),
      paid: computed(figure('emi') * figure('years') * MONTHS),
    })
}

function findReason(
  { family, ask }: Candidate,
  figure: (name: string) => number,
): 'noAnswer' | 'noGrowth' | 'emiTooSmall' | 'emisTooFew' | 'noWithdrawal' {
  if (family.id === 'loan') {
    const [principal, emi] = [figure('principal'), figure('emi')]
    if (ask.find === 'years' && emi <= (principal * figure('annualRatePercent')) / 100 / MONTHS)
      return 'emiTooSmall'
    if (ask.find === 'annualRatePercent' && emi * figure('years') * MONTHS < principal) return 'emisTooFew'
  }
  if (figure('withdrawalRatePercent') === 0) return 'noWithdrawal'
  return ask.find === 'years' && figure('annualRatePercent') === 0 && family.kin === 'growth'
    ? 'noGrowth'
    : 'noAnswer'
}
