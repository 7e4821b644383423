import { ETHEREUM } from '@pkg/api-contract'
import type { Chain } from '@pkg/chains'
import type { Address } from '../ports/wallet-data.ts'
import { knownTokens } from './known-tokens.ts'

type Entry = Pick<Chain, 'id' | 'wrapped' | 'stablecoins' | 'tokens' | 'anchors'>

/** The tokens of a chain for which somebody answers: those that its entry names, and on Ethereum the widely held ones. */
export function listKnownTokens(chain: Entry): Address[] {
  return [...new Set([...(chain.id === ETHEREUM ? knownTokens : []), ...listNamedTokens(chain)])]
}

/** The tokens that the entry of a chain names: few enough to ask for all of them. */
export function listNamedTokens({ wrapped, stablecoins, tokens, anchors }: Omit<Entry, 'id'>): Address[] {
  const named = [
    ...(wrapped === null ? [] : [wrapped]),
    ...stablecoins,
    ...anchors.vaults,
    ...anchors.stakingTokens,
  ]
  return [...new Set([...named.map(({ address }) => address), ...tokens])]
}
