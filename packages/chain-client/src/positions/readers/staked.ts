import { type AssetId, NATIVE, toAssetId } from '@pkg/api-contract'
import type { StakingTokenAnchor } from '@pkg/chains'
import { callOf, toWord } from '../contract-call.ts'
import { findAnchor } from '../find-anchor.ts'
import { defineReader, type ReaderContext } from '../position-reader.ts'

const WHOLE = 10n ** 18n

/** What answers how much a whole token is, times 10^18; null where the balance is the amount itself. */
const RATES = {
  steth: null,
  wsteth: 'stEthPerToken()',
  reth: 'getExchangeRate()',
  cbeth: 'exchangeRate()',
} as const satisfies Record<StakingTokenAnchor['kind'], string | null>

/** Tokens of staked money, known by their address: they have no interface in common. */
export const staked = defineReader<{ kind: StakingTokenAnchor['kind'] }>({
  id: 'staked',
  of: 'token',
  probe: () => [],
  accept(_, { contract }, { chain }) {
    const known = findAnchor(chain.anchors.stakingTokens, contract)
    return known === undefined ? null : { kind: known.kind }
  },
  read({ kind }, { contract }) {
    const rate = RATES[kind]
    return rate === null ? [] : [callOf(contract, rate)]
  },
  toContent({ plan, subject, holder, context }, [answer]) {
    const known = findAnchor(context.chain.anchors.stakingTokens, subject.contract)
    if (known === undefined) return null
    const rate = RATES[plan.kind] === null ? WHOLE : toWord(answer)
    if (rate === undefined) return 'unread'
    const amount = (holder.amount * rate) / WHOLE
    const parts = [{ asset: toUnderlying(plan.kind, context), amount, role: 'supplied' as const }]
    return { kind: 'wrapped', protocol: known.name, trust: 'anchored', parts }
  },
})

/** wstETH is shares of stETH; the others are of the chain's own coin. */
function toUnderlying(kind: StakingTokenAnchor['kind'], { chain }: ReaderContext): AssetId {
  const steth = chain.anchors.stakingTokens.find((token) => token.kind === 'steth')
  const address = kind === 'wsteth' && steth !== undefined ? steth.address : NATIVE
  return toAssetId({ chainId: chain.id, address })
}
