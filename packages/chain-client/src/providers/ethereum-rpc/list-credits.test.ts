import { createPublicClient, custom, encodeAbiParameters, pad, toEventSelector } from 'viem'
import { expect, test } from 'vitest'
import { knownChain } from '../../testing/open-provider.ts'
import { listCredits } from './list-credits.ts'

const wallet = `0x${'aa'.repeat(20)}` as const
const other = `0x${'bb'.repeat(20)}` as const
const block = {
  ...{ number: 6, timestamp: 1_000, transactions: [], withdrawals: [] },
  ...{ miner: null, baseFeePerGas: null },
}

/** A node of a chain on which these logs are all there are, whoever asks for which. */
function nodeOf(chainId: number, logs: object[] = []) {
  const client = createPublicClient({
    transport: custom({
      request: async ({ method }) => (method === 'eth_blockNumber' ? '0x6' : logs),
    }),
  })
  return { client, chain: knownChain(chainId), hasMulticall: false } as Parameters<typeof listCredits>[0]
}

const log = (address: string, topics: readonly string[], words: readonly bigint[]) => ({
  ...{ address, topics, blockNumber: '0x6', logIndex: '0x2', transactionHash: `0x${'34'.repeat(32)}` },
  data: encodeAbiParameters(
    words.map(() => ({ type: 'uint256' })),
    words,
  ),
})

test('withdrawals of the beacon chain are told in billionths, and are the wallet’s own alone', async () => {
  const withdrawals = [
    { index: 9n, address: wallet, amount: 32_000_000_001n },
    { index: 10n, address: other, amount: 5n },
    { index: 11n, address: wallet, amount: 0n },
  ]
  const rows = await listCredits(nodeOf(1), wallet, [{ ...block, withdrawals }])
  expect(rows).toEqual([
    {
      ...{ id: 'withdrawal-9:credit', asset: '1:native', block: 6, at: 1_000_000, kind: 'native' },
      ...{ amount: 32_000_000_001_000_000_000n, counterparty: null, credit: 'withdrawals' },
    },
  ])
  // Gnosis pays them in another token.
  expect(await listCredits(nodeOf(100), wallet, [{ ...block, withdrawals }])).toEqual([])
})

test.each([
  ['minted', 100, 'AddedReceiver(uint256,address,address)', [pad(wallet), pad(other)], [70n]],
  [
    'state-sync',
    137,
    'Deposit(address,address,uint256,uint256,uint256)',
    [pad(other), pad(wallet)],
    [70n, 1n, 71n],
  ],
] as const)(
  'what is %s on chain %i is read from the logs of the contract that does it',
  async (kind, chainId, event, topics, words) => {
    const contract = knownChain(chainId).credits.find((recipe) => recipe.kind === kind)?.contract ?? '0x'
    const topicsOf = [toEventSelector(event), ...topics]
    const own = log(contract, topicsOf, words)
    expect(await listCredits(nodeOf(chainId, [own]), wallet, [block])).toMatchObject([
      { asset: `${chainId}:native`, kind: 'native', amount: 70n, counterparty: contract, credit: kind },
    ])
    // Anybody may write such a log.
    expect(await listCredits(nodeOf(chainId, [log(other, topicsOf, words)]), wallet, [block])).toEqual([])
  },
)

test('the events are those of the recorded logs', () => {
  expect(toEventSelector('Deposit(address,address,uint256,uint256,uint256)')).toMatch(/^0x4e2ca051/)
  expect(toEventSelector('AddedReceiver(uint256,address,address)')).toMatch(/^0x3c798bbc/)
})
