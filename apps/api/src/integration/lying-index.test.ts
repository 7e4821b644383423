import { openSandbox } from '@app/sandbox/testing'
import { gains, HOUR_MS, history, movements, users } from '@pkg/api-contract'
import { type Address, getAddress } from 'viem'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { buildSandboxedApp } from '../testing/build-sandboxed-app.ts'
import { startLyingIndex } from '../testing/start-lying-index.ts'

const START = Date.UTC(2026, 3, 1, 9)
const wallet = getAddress('0x00000000000000000000000000000000000d1ce5')
const ETHER = 10n ** 18n

const sandbox = await openSandbox({ now: new Date(START) })
beforeAll(async () => {
  const { chain, demo } = sandbox
  const usdc = demo.tokens.USDC as Address
  await chain.transfer({ token: 'native', to: wallet, value: 5n * ETHER })
  await chain.transfer({ token: usdc, to: wallet, value: 7_000_000n })
  await chain.transfer({ token: usdc, from: wallet, to: demo.counterparty, value: 2_000_000n })
  await chain.transfer({ token: 'native', from: wallet, to: demo.counterparty, value: ETHER })
})

interface Item {
  /** Of the coin, in a transaction. */
  value?: string
  /** Of a token, in a transfer. */
  total?: { value: string }
}

/** What is told of the wallet where an index lists other rows of one kind than there are. */
async function readBy(kind: string, change: (items: Item[]) => Item[]) {
  const { MORALIS_API_KEY: _, ...env } = sandbox.env
  const index = await startLyingIndex(env.BLOCKSCOUT_URL ?? '', (path, answer) =>
    path.includes(kind)
      ? { ...(answer as object), items: change((answer as { items: Item[] }).items) }
      : answer,
  )
  onTestFinished(index.close)
  const clock = { time: sandbox.now().getTime() }
  const { browser } = await buildSandboxedApp({ env: { ...env, BLOCKSCOUT_URL: index.url } }, clock)
  const { api, enter } = browser()
  await enter('ada')
  await api(users.addAddress, { body: { address: wallet } })
  const { findings } = await api(history.getHistory, { querystring: { range: '1w' } })
  const year = await api(gains.getGainsYear, { params: { financialYear: '2026-27' } })
  return { findings, year }
}

const isNot = (value: string) => (item: Item) => (item.total?.value ?? item.value) !== value

// 5 ETH and 7 USDC came, 2 USDC and 1 ETH were sent.
test.each<[string, string, (items: Item[]) => Item[], string, object]>([
  [
    'what came of a token',
    'type=ERC-20',
    (items) => items.filter(isNot('7000000')),
    'USDC',
    { in: '7000000' },
  ],
  [
    'a deposit of the coin',
    '/transactions',
    (items) => items.filter(isNot(String(5n * ETHER))),
    'ETH',
    { in: String(5n * ETHER) },
  ],
])(
  'an index that leaves out %s is found out by what a node confirms',
  async (_, kind, change, symbol, moved) => {
    const { findings, year } = await readBy(kind, change)
    expect(findings.map(({ symbol: of, direction, amount }) => [of, { [direction]: amount }])).toEqual([
      [symbol, moved],
    ])
    expect(year.seals.map(({ symbol: of, holds }) => [of, holds])).toEqual(
      ['ETH', 'USDC'].map((of) => [of, of !== symbol]),
    )
  },
)

test.each<[string, (items: Item[]) => Item[]]>([
  ['leaves out what went of a token', (items) => items.filter(isNot('2000000'))],
  [
    'tells of one base unit less than came',
    (items) =>
      items.map((item) =>
        isNot('7000000')(item) ? item : { ...item, total: { ...item.total, value: '6999999' } },
      ),
  ],
])('an index that %s is put right by the receipts of the transactions that it lists', async (_, change) => {
  const { findings, year } = await readBy('type=ERC-20', change)
  expect(findings).toEqual([])
  expect(year.seals.map(({ symbol, holds }) => [symbol, holds])).toEqual([
    ['ETH', true],
    ['USDC', true],
  ])
})

test('what an index told, and leaves out an hour later, stays in the past, since the chain has it', async () => {
  const { MORALIS_API_KEY: _, ...env } = sandbox.env
  let isWhole = true
  const index = await startLyingIndex(env.BLOCKSCOUT_URL ?? '', (path, answer) => {
    if (isWhole || !/transactions|token-transfers/.test(path)) return answer
    const { items } = answer as { items: Item[] }
    return { ...(answer as object), items: items.filter(isNot(String(ETHER))).filter(isNot('7000000')) }
  })
  onTestFinished(index.close)
  const clock = { time: sandbox.now().getTime() }
  const { browser } = await buildSandboxedApp({ env: { ...env, BLOCKSCOUT_URL: index.url } }, clock)
  const { api, enter } = browser()
  await enter('ada')
  await api(users.addAddress, { body: { address: wallet } })
  const read = async () => {
    const { findings } = await api(history.getHistory, { querystring: { range: '1w' } }, { refresh: true })
    const { data } = await api(movements.listMovements, { querystring: {} })
    return { findings, rows: data.map(({ id, amount }) => `${id} ${amount}`).sort() }
  }
  const told = await read()
  expect(told.findings).toEqual([])
  expect(told.rows.length).toBeGreaterThanOrEqual(4)
  isWhole = false
  clock.time += HOUR_MS
  expect(await read()).toEqual(told)
})

test('a transaction that is left out is missed with its gas, and rows told twice count once', async () => {
  const sent = await readBy('/transactions', (items) => items.filter(isNot(String(ETHER))))
  expect(sent.findings).toMatchObject([{ symbol: 'ETH', direction: 'out', kind: 'negative' }])
  expect(BigInt(sent.findings[0]?.amount ?? 0)).toBeGreaterThan(ETHER)
  const doubled = await readBy('type=ERC-20', (items) => [...items, ...items])
  expect(doubled.findings).toEqual([])
  expect(doubled.year.seals.map(({ holds }) => holds)).toEqual([true, true])
})
