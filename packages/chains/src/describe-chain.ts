import type { Chain, CreditRecipe, FeeRule } from './chain.ts'

/** What a chain can tell of a wallet with public services, in words for a person; without a key but where one is named. */
export interface ChainDescription {
  holdings: string
  history: string
  nfts: string
  /** What a wallet has inside contracts. */
  positions: string
  fees: string
  /** What comes without a transaction, and who tells it. */
  credits: string
}

const FEES: Record<FeeRule, string> = {
  ethereum: 'whole',
  op: 'whole where the source tells the part for Ethereum’s data, else marked as not whole',
  arbitrum: 'whole; of a message that arrives from Ethereum marked as not whole',
  scroll: 'whole where the source tells the part for Ethereum’s data, else marked as not whole',
  zksync: 'whole; by an index marked as not whole where somebody else may have paid',
  celo: 'whole where paid in CELO; in another token marked as not whole',
}

/** What comes without a transaction, and who tells it; null where only the balance shows it. */
const CREDITS: Record<CreditRecipe['kind'], { what: string; told: string | null }> = {
  withdrawals: { what: 'withdrawals of the beacon chain', told: 'index, node' },
  'block-rewards': { what: 'tips of blocks', told: null },
  minted: { what: 'coins minted by a contract', told: 'node of a short chain' },
  'state-sync': { what: 'coins bridged in by the chain', told: 'node of a short chain' },
  deposits: { what: 'coins bridged in', told: 'index, node' },
  imports: { what: 'imports from another part of the network', told: null },
  'election-rewards': { what: 'rewards of elections', told: null },
}

/** Reads from the entry of a chain what it can tell, and what it cannot. */
export function describeChain({
  names,
  moralisPositions,
  blockscoutHost,
  feeRule,
  credits,
  anchors,
}: Chain): ChainDescription {
  const isIndexed = blockscoutHost !== null
  const keyed = names.moralis === null ? [] : ['Moralis (with a key)']
  const node = isIndexed ? 'node' : 'node: known tokens, and those that moved lately'
  const protocols = Object.values(anchors)
    .flat()
    // The markets of Compound are one protocol, whichever coin they lend.
    .map(({ name }) => name.replace(/^(Compound v3) .*/, '$1'))
  const came = credits.map(
    ({ kind }) => `${CREDITS[kind].what} (${CREDITS[kind].told ?? 'shown as left over'})`,
  )
  return {
    holdings: [...keyed, ...(isIndexed ? ['Blockscout'] : []), node].join(', '),
    history: isIndexed ? 'Blockscout, back to the first movement' : 'none without an index',
    nfts: [...keyed, isIndexed ? 'Blockscout' : 'node: those that arrived lately'].join(', '),
    positions: `${[...new Set(protocols)].join(', ') || 'none that is known'}${
      moralisPositions ? '; what Moralis claims beside them (with a key), in no sum' : ''
    }`,
    fees: FEES[feeRule],
    credits: came.join('; ') || 'nothing',
  }
}
