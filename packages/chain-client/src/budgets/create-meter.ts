import { formatMoment } from '../policies/problem-sentences.ts'
import { ProviderError } from '../provider-error.ts'
import type { Budget, BudgetBook, Caller } from './budget.ts'

/** Counts the calls that go out to one source, and holds back those that its budget does not have. */
export interface Meter {
  /**
   * To be asked before each call; resolves at once where there is no budget. What can be done without is paid as the calls of
   * jobs are, from the first half of the budget alone.
   * @throws {ProviderError} of the kind `budget`, with the time from which on the source may be asked.
   */
  spend(url: string, operation: string, isSpare?: boolean): Promise<void>
  /** What the call before turned out to cost, where the source says so. */
  weigh(url: string, weight: string | null, isSpare?: boolean): void
  /** Headers that go along with each call. */
  headers(): Record<string, string>
  read(): { sent: number; held: number; budget: Budget | null }
}

export function createMeter({
  provider,
  id,
  budget,
  book,
  caller = () => undefined,
  now,
}: {
  /** Its name, as a person reads it. */
  provider: string
  id: string
  budget: Budget | undefined
  book: BudgetBook | undefined
  caller?: (() => Caller | undefined) | undefined
  now: () => number
}): Meter {
  let sent = 0
  let held = 0
  // Instances of one vendor count each for itself.
  const purseOf = (url: string) => `${id} ${new URL(url).host}`
  const toSpending = (cost: number, isSpare: boolean) => {
    const { asker = null, isJob = false } = caller() ?? {}
    return { asker, isJob: isJob || isSpare, cost }
  }
  return {
    async spend(url, operation, isSpare = false) {
      if (budget !== undefined && book !== undefined) {
        const wait = await book.take(purseOf(url), budget, toSpending(1, isSpare))
        if (wait > 0) {
          held += 1
          const until = now() + wait
          const at = new Date(until).toISOString()
          throw new ProviderError('budget', {
            ...{ provider, operation, retryAfterMs: wait, until },
            clause: `may be asked again from ${formatMoment(at, now())} on, so that its allowance lasts`,
          })
        }
      }
      sent += 1
    },
    weigh(url, weight, isSpare = false) {
      const more = Number(weight ?? 1) - 1
      if (budget === undefined || book === undefined || !(more > 0) || !Number.isFinite(more)) return
      // Whether it was counted in time changes nothing for this call.
      book.add(purseOf(url), budget, toSpending(Math.ceil(more), isSpare)).catch(() => undefined)
    },
    headers() {
      const { requestId } = caller() ?? {}
      return requestId === undefined ? {} : { 'x-request-id': requestId }
    },
    read: () => ({ sent, held, budget: budget ?? null }),
  }
}
