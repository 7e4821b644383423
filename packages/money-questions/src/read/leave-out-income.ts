import { asides, byAge, byIncome, hasRate, hasTime, income } from '../grammar/incomes.ts'

/** A question without the income of whoever asks, where an amount, a rate and a time are told apart from it. */
export function leaveOutIncome(text: string): string {
  if (byIncome.test(text)) return text
  const alone = text.replace(asides, '')
  const rest = (byAge.test(alone) ? text : alone).replace(income, ', ')
  return hasRate.test(rest) && hasTime.test(rest) && /\d{4}|\d\s*(?:lakh|lac|l|k|cr)/.test(rest) ? rest : text
}
