import { expect, test } from 'vitest'
import type { Chain } from './chain.ts'
import { describeChain } from './describe-chain.ts'
import { chains } from './index.ts'
import { overlapBlocks } from './overlap-blocks.ts'

function row(chain: Chain): string {
  const { name, id, blockscoutHost } = chain
  const { holdings, history, nfts, positions, fees, credits } = describeChain(chain)
  const past =
    blockscoutHost === null
      ? `${history}: \`BLOCKSCOUT_URL_${id}\` sets one`
      : `${history}; the last ${overlapBlocks(chain)} blocks are read again`
  return `| ${[name, id, holdings, past, nfts, positions, fees, credits].join(' | ')} |`
}

const page = () => `# What each chain can tell, and what it cannot

Written by \`packages/chains/src/chains-page.test.ts\` from the entries of the chains (\`npx vitest -u\` in \`packages/chains\`
writes it anew). It is of public services without a key but where a key is named. The page \`/chains\` says the same for everybody.

| chain | id | holdings | history | NFTs | inside contracts | fees | what comes without a transaction |
|---|---|---|---|---|---|---|---|
${chains.map(row).join('\n')}

Of pools of two tokens and of ranges those of the factories and managers in the table are read. Shares of others, such as those of Aerodrome,
Velodrome, Camelot, Balancer or Curve, are tokens at the price of their market, and without a worth where there is none.

What no source tells is shown as left over between two balances that were measured, and is never guessed. Prices are
DefiLlama's and CoinGecko's on every chain that they know; names and gas are Ethereum's alone.

## What is taken at its word

The balances of an index are confirmed by a node; while none of a chain's nodes does, the answer says so and nothing is recorded (decision 265).
Balances are held against a second node, where one is set, those of the past too; an index and a node against the contracts of their chain;
nodes against the clock and against what was read before (decision 275);
all movements of an asset against its balance, now and, where a node has kept it, at the end of each day of a year; and the latest transactions
of an index against their receipts (decisions 231, 232, 235 and 240). What grows by itself, as staked ether and what is lent or owed, is not known
of days that no node has kept. What nobody notices:

- what came and went of a token within a day, or on a chain whose nodes have not kept the past, in transactions that an index does not list;
- rows of the coin that cancel each other, on a chain whose nodes have not kept the past;
- rows of tokens that nobody answers for, in transactions before the latest 200;
- an amount about which the only node of a chain does not tell the truth. Set two nodes of different makers;
- that the only node of a chain has stopped within the last quarter of an hour, where no index tells of a later block;
- an amount of a token that nobody answers for, among more than a hundred of which a node could not tell;
- tokens that an index leaves out of a list, and the movements of which it leaves out, but for those that the chain's entry names;
- an amount that an index tells of a chain of which no node is set up: nothing is there to hold it against.
`

test('the page of what each chain can tell is the one of its entry', async () => {
  await expect(page()).toMatchFileSnapshot('../../../docs/chains.md')
})
