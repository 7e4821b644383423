import type { AskTimes, ClientContext } from '../client-context.ts'
import type { KeptAnswer } from '../policies/answer-cache.ts'
import { describeFailures } from '../policies/describe-failures.ts'
import type { Candidate } from '../policies/with-fallback.ts'
import type { WalletData, WalletReadOptions } from '../ports/wallet-data.ts'
import type { OriginCheck } from './create-origin-check.ts'

/** Asks the sources of wallets in turn for a list. `call` asks one of them, and is told its name. */
export type RowReader = <T>(
  times: AskTimes,
  signal: AbortSignal,
  call: (port: WalletData, options: Required<WalletReadOptions>, source: string) => Promise<T>,
) => Promise<KeptAnswer<T>>

/** Builds a reader that says with each list what a person should know: which sources failed, and what may be missing. */
export function createRowReader({
  wallets,
  origin,
  context: { ask, now },
}: {
  wallets: readonly Candidate<WalletData>[]
  origin: OriginCheck
  context: Pick<ClientContext, 'ask' | 'now'>
}): RowReader {
  return async (times, signal, call) => {
    const answer = await ask(wallets, times, signal, async (port, limit, lineWait, source) => {
      origin.hold(source)
      const problems: string[] = []
      const report = (problem: string) => void problems.push(problem)
      return { rows: await call(port, { signal: limit, lineWait, report }, source), problems }
    })
    const { value, source, passedOver } = answer
    const instead =
      passedOver.length > 0 ? [`${describeFailures(passedOver)}; ${source} answered instead.`] : []
    return {
      data: value.rows,
      source,
      updatedAt: new Date(now()).toISOString(),
      problem: [...instead, ...value.problems].join(' ') || null,
    }
  }
}
