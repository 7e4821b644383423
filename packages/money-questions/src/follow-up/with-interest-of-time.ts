import { interestOfTime } from '../grammar/other-figures.ts'
import type { Candidate } from '../plan/candidate.ts'

/** "Interest till 3 years" after a loan is that of its first three; after a deposit, what it earns in so long. */
export function withInterestOfTime(asked: string, { family }: Candidate): string {
  const time = interestOfTime
    .exec(asked)
    ?.slice(1)
    .find((found) => found !== undefined)
  if (time === undefined) return asked
  if (family.kin === 'loan') return `interest in first ${time}`
  return family.kin === 'growth' ? `total interest in ${time}` : asked
}
