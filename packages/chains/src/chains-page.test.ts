import { expect, test } from 'vitest'
import type { Chain, CreditRecipe, FeeRule } from './chain.ts'
import { chains } from './index.ts'
import { overlapBlocks } from './overlap-blocks.ts'

const FEES: Record<FeeRule, string> = {
  ethereum: 'whole',
  op: 'whole where the source tells the part for Ethereum’s data, else marked as not whole',
  arbitrum: 'whole; of a message that arrives from Ethereum marked as not whole',
  scroll: 'whole where the source tells the part for Ethereum’s data, else marked as not whole',
  zksync: 'whole; by an index, as if the sender had paid it',
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

function row(chain: Chain): string {
  const { name, id, names, blockscoutHost, feeRule, credits } = chain
  const holdings = [
    ...(names.moralis === null ? [] : ['Moralis (with a key)']),
    ...(blockscoutHost === null ? [] : ['Blockscout']),
    `node${blockscoutHost === null ? ': known tokens, and those that moved lately' : ''}`,
  ]
  const history =
    blockscoutHost === null
      ? `none without an index: \`BLOCKSCOUT_URL_${id}\` sets one`
      : `Blockscout; the last ${overlapBlocks(chain)} blocks are read again`
  const came = credits.map(
    ({ kind }) => `${CREDITS[kind].what} (${CREDITS[kind].told ?? 'shown as left over'})`,
  )
  return `| ${[name, id, holdings.join(', '), history, FEES[feeRule], came.join('; ') || 'nothing'].join(' | ')} |`
}

const page = () => `# What each chain can tell, and what it cannot

Written by \`packages/chains/src/chains-page.test.ts\` from the entries of the chains (\`npx vitest -u\` in \`packages/chains\`
writes it anew). It is of public services without a key but where a key is named.

| chain | id | holdings | history | fees | what comes without a transaction |
|---|---|---|---|---|---|
${chains.map(row).join('\n')}

What no source tells is shown as left over between two balances that were measured, and is never guessed. Prices are
DefiLlama's and CoinGecko's on every chain; names and gas are Ethereum's alone.
`

test('the page of what each chain can tell is the one of its entry', async () => {
  await expect(page()).toMatchFileSnapshot('../../../docs/chains.md')
})
