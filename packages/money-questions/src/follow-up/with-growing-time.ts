import { asksWhenGrown } from '../grammar/growing-time.ts'
import type { Candidate } from '../plan/candidate.ts'

const compounded: Readonly<Record<string, string>> = {
  fd: 'quarterly',
  'lump-sum': 'yearly',
  'compound-interest': 'yearly',
}
const threefold = /^(?:triple|teen guna|तिगुना)$/

/** "How long to double?" after a deposit asks when an amount doubles at its rate: a question of its own. */
export function withGrowingTime(asked: string, before: Candidate): string | undefined {
  const [, times] = asksWhenGrown.exec(asked) ?? []
  const rate = before.values.annualRatePercent
  const often = compounded[before.family.id]
  if (times === undefined || typeof rate !== 'number' || often === undefined || /\d/.test(asked))
    return undefined
  return `how long to ${threefold.test(times) ? 'triple' : 'double'} at ${rate} % compounded ${before.choices.frequency ?? often}`
}
