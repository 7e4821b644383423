import { formatUnit } from '../answer/format.ts'
import type { Phrases, Say } from '../languages/phrases.ts'
import { fill } from '../languages/phrases.ts'
import type { Candidate } from './candidate.ts'

const MONTHS = 12

/** Why the figures of a complete question give no result: the reason where it is known, else that none was found. */
export function sayWhyNone(candidate: Candidate): Say {
  const { values, currency } = candidate
  const figure = (name: string) => Number(values[name])
  const money = (value: number) => formatUnit(value, 'inr', currency)
  const reason = findReason(candidate, figure)
  return (phrases: Phrases) =>
    fill(phrases.sentences[reason], {
      annualRatePercent: formatUnit(figure('annualRatePercent'), 'percent'),
      principal: money(figure('principal')),
      emi: money(figure('emi')),
      years: formatUnit(figure('years'), 'years', currency, phrases),
      interest: money((figure('principal') * figure('annualRatePercent')) / 100 / MONTHS),
      paid: money(figure('emi') * figure('years') * MONTHS),
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
