import { createSandbox, type Sandbox } from '@app/sandbox'
import { history, type Position, portfolio, users } from '@pkg/api-contract'
import { type Address, getAddress } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildSandboxedApp } from '../testing/build-sandboxed-app.ts'

const START = Date.UTC(2026, 3, 1, 9)
/** Has a position of every kind that can be read. */
const address = getAddress('0x1fa6617f6af510bba7400951a73d5a783e28469d')
const params = { address }
const LIARS = ['huge', 'ofItself', 'burner', 'byBlock', 'byCaller', 'megabyte', 'falsePair', 'falseLent']

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await createSandbox({ now: new Date(START) })
})
afterAll(() => sandbox.close())

/** What is told of the wallet, by an index and its node or by the node alone. */
async function readAll(settings: Record<string, string>) {
  const { MORALIS_API_KEY: _, ...env } = sandbox.env
  const clock = { time: sandbox.now().getTime() }
  const { browser } = await buildSandboxedApp({ env: { ...env, CHAINS: '1', ...settings } }, clock)
  const { api, enter } = browser()
  await enter('ada')
  await api(users.addAddress, { body: { address } })
  const worth = await api(portfolio.getNetWorth, { params })
  const positions = await api(portfolio.listPositions, { params })
  const past = await api(history.getHistory, { querystring: { range: '1w' } })
  return { worth, positions, past }
}

/** An index with its node, and the node alone. */
const WAYS = [{}, { BLOCKSCOUT_URL: '' }]

/** Gives a wallet some of a liar, as any stranger can; where it stands. */
async function mint(token: string, value: bigint): Promise<Address> {
  const answer = await fetch(`${sandbox.url}/control/mint`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, to: address, value: String(value) }),
  })
  return ((await answer.json()) as { token: string }).token.toLowerCase() as Address
}

test('whatever a stranger gives a wallet changes no sum and hides nothing, to an index and to a node alone', async () => {
  const before = await Promise.all(WAYS.map(readAll))
  const liars: string[] = []
  for (const token of LIARS) liars.push(`1:${await mint(token, 10n ** 24n)}`)
  for (const [way, settings] of WAYS.entries()) {
    const { worth, positions, past } = await readAll(settings)
    const known = before[way]
    expect(worth).toMatchObject({ data: { usd: known?.worth.data.usd }, stale: false })
    expect(believed(positions)).toEqual(known && believed(known.positions))
    // What only claims may be shown, and is nowhere summed.
    const told = positions.data.filter(({ id }) => liars.includes(id))
    expect(told.flatMap(({ parts }) => parts.filter(({ countedAs }) => countedAs !== null))).toEqual([])
    expect(positions.problem).toBe(known?.positions.problem)
    expect(past.points.map(({ value }) => value)).toEqual(known?.past.points.map(({ value }) => value))
    expect(past.findings).toEqual(known?.past.findings)
  }
})

const believed = ({ data }: { data: Position[] }) =>
  data
    .filter(({ trust }) => trust !== 'claimed')
    .map(({ id, parts }) => [id, parts.map(({ amount }) => amount)])
