import { type AssetId, fromAssetId, NATIVE, toAssetId } from '@pkg/api-contract'
import type { Chain } from '@pkg/chains'
import type { ClientContext } from '../client-context.ts'
import { addWraps, describeWrapped } from '../holdings/add-wraps.ts'
import { countCoinMoves } from '../holdings/count-coin-moves.ts'
import { distinctBy } from '../holdings/distinct-by.ts'
import { isNativeFace } from '../holdings/is-native-face.ts'
import { describeFailure } from '../policies/describe-failure.ts'
import type { Candidate } from '../policies/with-fallback.ts'
import type { Mints } from '../ports/mints.ts'
import type { AssetMovement, Deposit, MovementList } from '../ports/movements.ts'

const MINTS = { operation: 'balances', attemptMs: 10_000, budgetMs: 15_000 }

/** The movements of a source, with what follows from the rules of the chain, whoever listed them. */
export type MovementCompleter = (list: MovementList, signal: AbortSignal | undefined) => Promise<MovementList>

/** What the id of a movement ends with that a deposit brought, which nodes alone tell. */
const MINT = ':mint'

/** Whether a movement is what a deposit brought. */
export const isMint = ({ id }: Pick<AssetMovement, 'id'>): boolean => id.endsWith(MINT)

/** Builds what adds to movements: coin that a deposit made, and the wrapping of coin that emits no Transfer. */
export function createMovementCompleter(
  chain: Chain,
  {
    nodes,
    context: { ask, log },
  }: { nodes: readonly Candidate<Mints>[]; context: Pick<ClientContext, 'ask' | 'log'> },
): MovementCompleter {
  const coin = toAssetId({ chainId: chain.id, address: NATIVE })

  /** What deposits brought, as far as a node tells it; where none does, the balances show that something is left over. */
  async function readMints(
    deposits: readonly Deposit[],
    signal: AbortSignal | undefined,
  ): Promise<AssetMovement[]> {
    if (deposits.length === 0) return []
    const hashes = deposits.map(({ hash }) => hash)
    try {
      const { value } = await ask(nodes, MINTS, signal, (port, limit) =>
        port.getMints(hashes, { signal: limit }),
      )
      return deposits.flatMap(({ hash, block, at }) => {
        const amount = value.get(hash) ?? 0n
        if (amount === 0n) return []
        const kind = 'native' as const
        return [{ id: `${hash}${MINT}`, asset: coin, block, at, kind, amount, counterparty: null }]
      })
    } catch (error) {
      signal?.throwIfAborted()
      log({ level: 'warn', message: `What deposits brought is not known: ${describeFailure(error)}` })
      return []
    }
  }

  const isToken = ({ asset }: { asset: AssetId }) => !isNativeFace(chain, fromAssetId(asset).address)

  return async ({ deposits = [], ...list }, signal) => {
    const minted = await readMints(deposits, signal)
    const movements = addWraps(chain, [...countCoinMoves(chain, list.movements), ...minted])
    const moved = new Set(movements.map(({ asset }) => asset))
    const wrapped = describeWrapped(chain).filter(({ asset }) => moved.has(asset))
    const assets = distinctBy([...list.assets.filter(isToken), ...wrapped], ({ asset }) => asset)
    return { ...list, movements, assets }
  }
}
