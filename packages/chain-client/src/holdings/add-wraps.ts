import { type AssetId, NATIVE, toAssetId } from '@pkg/api-contract'
import type { Chain } from '@pkg/chains'
import type { AssetDescription, AssetMovement } from '../ports/movements.ts'

/**
 * Adds what wrapping and unwrapping the native coin did to the token, where its contract emits no Transfer for it: coins
 * that went to the contract came back as tokens, and coins that it paid out were tokens before. Some sources list that as
 * transfers all the same, others do not; what is there already is not added.
 */
export function addWraps(chain: Chain, movements: readonly AssetMovement[]): AssetMovement[] {
  const { wrapped } = chain
  if (wrapped === null || wrapped.emitsTransfer === true) return [...movements]
  const coin = toAssetId({ chainId: chain.id, address: NATIVE })
  const token = toAssetId({ chainId: chain.id, address: wrapped.address })
  const listed = new Map<string, number>()
  const keyOf = (id: string, amount: bigint) => `${id.slice(0, id.indexOf(':'))}:${amount}`
  for (const { id, asset, kind, amount, counterparty } of movements) {
    if (kind !== 'transfer' || asset !== token || !isNobody(counterparty, wrapped.address)) continue
    const key = keyOf(id, amount)
    listed.set(key, (listed.get(key) ?? 0) + 1)
  }
  const added = movements.flatMap((movement): AssetMovement[] => {
    const { id, asset, kind, amount, block, at, counterparty } = movement
    if (asset !== coin || kind === 'gas' || counterparty !== wrapped.address) return []
    const key = keyOf(id, -amount)
    const count = listed.get(key) ?? 0
    if (count > 0) {
      listed.set(key, count - 1)
      return []
    }
    return [{ id: `${id}:wrap`, asset: token, block, at, kind: 'transfer', amount: -amount, counterparty }]
  })
  return [...movements, ...added]
}

/** Tokens that come from nowhere or go there are minted and burnt; a source may name the contract itself. */
const isNobody = (counterparty: string | null, contract: string) =>
  counterparty === null || counterparty === contract || /^0x0{40}$/.test(counterparty)

/** What the wrapped coin is called, for a list that only tells its wraps. */
export function describeWrapped(chain: Chain): AssetDescription[] {
  if (chain.wrapped === null) return []
  const { symbol, decimals, name } = chain.native
  const asset: AssetId = toAssetId({ chainId: chain.id, address: chain.wrapped.address })
  return [{ asset, symbol: `W${symbol}`, name: `Wrapped ${name}`, decimals, flagged: 'no' }]
}
