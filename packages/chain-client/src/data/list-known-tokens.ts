import { ETHEREUM } from '@pkg/api-contract'
import type { Chain } from '@pkg/chains'
import type { Address } from '../ports/wallet-data.ts'
import { knownTokens } from './known-tokens.ts'

/** The tokens of a chain for which somebody answers: those that its entry names, and on Ethereum the widely held ones. */
export function listKnownTokens(
  chain: Pick<Chain, 'id' | 'wrapped' | 'stablecoins' | 'tokens' | 'anchors'>,
): Address[] {
  const { id, wrapped, stablecoins, tokens, anchors } = chain
  const named = [
    ...(wrapped === null ? [] : [wrapped]),
    ...stablecoins,
    ...anchors.vaults,
    ...anchors.stakingTokens,
  ]
  return [
    ...new Set([...(id === ETHEREUM ? knownTokens : []), ...named.map(({ address }) => address), ...tokens]),
  ]
}
