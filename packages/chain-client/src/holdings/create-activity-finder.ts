import { AppError, type Sourced, type Token } from '@pkg/api-contract'
import type { ClientContext } from '../client-context.ts'
import type { Address, ReadOptions } from '../ports/wallet-data.ts'
import { hasTrustedPrice, isVouchedFor } from './judge-spam.ts'

const ACTIVITY = { operation: 'activity', attemptMs: 5_000, budgetMs: 10_000 }

/** Whether an account was ever used, and who says so. Throws where that cannot be told. */
export type ActivityFinder = (
  wallet: Address,
  options: ReadOptions,
) => Promise<{ active: boolean; source: string }>

/** Builds a finder that asks the chain what an account sent and has of the coin, and else looks at what it holds. */
export function createActivityFinder({
  listTokens,
  context: { select, ask },
}: {
  listTokens: (wallet: Address, options: ReadOptions) => Promise<Sourced<Token[]>>
  context: Pick<ClientContext, 'select' | 'ask'>
}): ActivityFinder {
  const candidates = select('activity').filling('activity')
  return async (wallet, { signal }) => {
    let failure: unknown
    const own = await ask(candidates, ACTIVITY, signal, (port, limit) =>
      port.getActivity(wallet, { signal: limit }),
    ).catch((error: unknown) => {
      signal?.throwIfAborted()
      failure = error
      return null
    })
    if (own && (own.value.sent > 0 || own.value.coin > 0n)) return { active: true, source: own.source }
    const { data, source, stale } = await listTokens(wallet, signal ? { signal } : {})
    const active = data.some(isSomebodys)
    // Without what the chain says, or with an old list, an account that shows nothing may have been used all the same.
    if (!active && (own === null || stale)) throw failure ?? new AppError('SOURCE_UNAVAILABLE')
    return { active, source: own ? `${own.source}, holdings by ${source.split(', ')[0]}` : source }
  }
}

/** Whether a holding is one that a person may have wanted: anybody may send anything else to anybody. */
function isSomebodys(row: Token): boolean {
  return row.part !== undefined || (row.spam === 'no' && (isVouchedFor(row) || hasTrustedPrice(row)))
}
