import { openSandbox } from '@app/sandbox/testing'
import { DAY_MS, history, users } from '@pkg/api-contract'
import { type Address, getAddress } from 'viem'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { buildSandboxedApp } from '../testing/build-sandboxed-app.ts'
import { startLyingIndex } from '../testing/start-lying-index.ts'
import { forgetful, type Lie, startLyingNode } from '../testing/start-lying-node.ts'

const START = Date.UTC(2026, 3, 1, 9)
const wallet = getAddress('0x00000000000000000000000000000000000ca4ce')
const ETHER = 10n ** 18n

const sandbox = await openSandbox({ now: new Date(START) })
const { chain, demo } = sandbox
const usdc = demo.tokens.USDC as Address
const link = demo.tokens.LINK as Address
/** What the node had at the end of each day: the date and what was held of ether, USDC and LINK. */
const days: [date: string, held: Record<string, string>][] = []

/** Ends a day and notes what the chain has. */
async function endDay() {
  const held: [string, bigint][] = [['native', await chain.balanceOf('native', wallet)]]
  for (const token of [usdc, link]) held.push([token.toLowerCase(), await chain.balanceOf(token, wallet)])
  const date = sandbox.now().toISOString().slice(0, 10)
  days.push([
    date,
    Object.fromEntries(held.filter(([, amount]) => amount > 0n).map(([id, amount]) => [id, String(amount)])),
  ])
  await sandbox.setClock(sandbox.now().getTime() + DAY_MS)
}

beforeAll(async () => {
  const rich = demo.counterparty
  const lives: (() => Promise<unknown>)[] = [
    () => chain.transfer({ token: 'native', to: wallet, value: 5n * ETHER }),
    () => chain.transfer({ token: usdc, to: wallet, value: 3_000_001n }),
    () => chain.transfer({ token: usdc, to: wallet, value: 7_000_000n }),
    () => chain.transfer({ token: link, to: wallet, value: 11n * ETHER }),
    () => chain.transfer({ token: usdc, from: wallet, to: rich, value: 7_000_000n }),
    () => chain.transfer({ token: link, from: wallet, to: rich, value: 4n * ETHER }),
    async () => {},
  ]
  for (const live of lives) {
    await live()
    await endDay()
  }
})

interface Item {
  transaction_hash?: string
  /** Of the coin, in a transaction. */
  value?: string
  /** Of a token, in a transfer. */
  total?: { value: string }
}

/** What is told of the wallet where an index lists other rows of one kind than there are. */
async function readBy(kind: string, change: (items: Item[]) => Item[], lie: Lie | null = null) {
  const { MORALIS_API_KEY: _, ...env } = sandbox.env
  const index = await startLyingIndex(env.BLOCKSCOUT_URL ?? '', (path, answer) =>
    path.includes(kind)
      ? { ...(answer as object), items: change((answer as { items: Item[] }).items) }
      : answer,
  )
  onTestFinished(index.close)
  const node = await startLyingNode(env.ETH_RPC_URLS ?? '')
  onTestFinished(node.close)
  node.tell(lie)
  const clock = { time: sandbox.now().getTime() }
  const settings = { ...env, BLOCKSCOUT_URL: index.url, ETH_RPC_URLS: node.url }
  const { browser } = await buildSandboxedApp({ env: settings }, clock)
  const { api, enter } = browser()
  await enter('ada')
  await api(users.addAddress, { body: { address: wallet } })
  const { findings, points } = await api(history.getHistory, { querystring: { range: '1m' } })
  const past = []
  for (const [date] of days) {
    const { holdings } = await api(history.getHoldingsAt, { querystring: { date } })
    const held = Object.fromEntries(holdings.map(({ asset, balance }) => [asset, balance]))
    past.push([date, held] as const)
  }
  return {
    past,
    provenanceOf: (date: string) => points.find((point) => point.date === date)?.provenance,
    found: findings.map(({ symbol, direction, amount, date }) => `${date} ${direction} ${amount} ${symbol}`),
  }
}

const isNot = (value: string) => (item: Item) => (item.total?.value ?? item.value) !== value
const told = (amount: string, instead: string) => (items: Item[]) =>
  items.map((item) => (isNot(amount)(item) ? item : { ...item, total: { ...item.total, value: instead } }))
/** Rows of a transaction that never was, in the block of another. */
const invent = (items: Item[]) =>
  items.flatMap((item) =>
    isNot('7000000')(item)
      ? [item]
      : [
          item,
          {
            ...item,
            transaction_hash: `0x${item.transaction_hash?.slice(4)}00`,
            total: { ...item.total, value: '5' },
          },
        ],
  )
const TOKENS = 'type=ERC-20'
const leftOut = ['2026-04-03 in 7000000 USDC', '2026-04-05 out 7000000 USDC']

test.each<[string, string, (items: Item[]) => Item[], string[]]>([
  ['leaves nothing out', TOKENS, (items) => items, []],
  // The receipt of what the wallet itself sent tells what went; what came is in no list.
  [
    'leaves out what came and what went of a token',
    TOKENS,
    (items) => items.filter(isNot('7000000')),
    leftOut.slice(0, 1),
  ],
  ['tells more of both than moved', TOKENS, told('7000000', '9000000'), []],
  ['tells of what never moved', TOKENS, invent, []],
  [
    'leaves out what came of the coin, and lets less go',
    '/transactions',
    (items) =>
      items.map((item) => (isNot(String(5n * ETHER))(item) ? item : { ...item, value: String(4n * ETHER) })),
    ['2026-04-01 in 1000000000000000000 ETH'],
  ],
])(
  'with a node that has the past each day is as the chain had it where an index %s',
  async (_, kind, change, expected) => {
    const { past, found } = await readBy(kind, change)
    expect(past).toEqual(days)
    expect(found.toSorted()).toEqual(expected)
  },
)

test.each<[string, (items: Item[]) => Item[], string[]]>([
  ['leaves nothing out', (items) => items, []],
  // Nobody tells when it came, and it is named that it must have.
  [
    'leaves out what came and what went of a token',
    (items) => items.filter(isNot('7000000')),
    ['2026-04-02 in 7000000 USDC'],
  ],
  ['tells more of both than moved', told('7000000', '9000000'), []],
  ['tells of what never moved', invent, []],
])('a node without the past finds out by its receipts an index that %s', async (_, change, expected) => {
  const head = Number(await chain.client.getBlockNumber())
  const { past, found } = await readBy(
    TOKENS,
    change,
    forgetful(() => head),
  )
  expect(found).toEqual(expected)
  if (expected.length === 0) expect(past).toEqual(days)
})
