import { createSandbox, type Sandbox } from '@app/sandbox'
import { lyingToken } from '@app/sandbox/artifacts'
import { history, type Position, portfolio, type Token, users } from '@pkg/api-contract'
import { createTestClient, encodeFunctionData, getAddress, http, numberToHex, publicActions } from 'viem'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildSandboxedApp } from '../testing/build-sandboxed-app.ts'

const START = Date.UTC(2026, 3, 1, 9)
/** Has a position of every kind that can be read. */
const address = getAddress('0x1fa6617f6af510bba7400951a73d5a783e28469d')
const params = { address }
const stranger = '0x00000000000000000000000000000000000b0551'

/** Where the contract stands says how it lies. */
const at = (lie: number) => numberToHex(0x5a0db0c1_0000_0000n + BigInt(lie), { size: 20 })
const DECIMALS = { most: at(1), none: at(2), reverted: at(3), text: at(4) }
const CHANGING = { byGas: at(5), byBlock: at(6), byOrigin: at(7) }
const NAMES = { rightToLeft: at(10), long: at(11), controls: at(12), html: at(13), noText: at(14) }
const VAULTS = [
  ...[at(8), at(9), at(15)], // reverts with a megabyte, tells by the gas that is left, tells by who asks
  ...[at(0x20), at(0x21)], // of each other
  ...Array.from({ length: 8 }, (_, level) => at(0x30 + level)), // each of the next one, the last of dollars
]
const LIARS = [...[DECIMALS, CHANGING, NAMES].flatMap((lies) => Object.values(lies)), ...VAULTS]

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await createSandbox({ now: new Date(START) })
})
afterAll(() => sandbox.close())

/** Puts the liars on the chain and gives the wallet some of each, as any stranger can. */
async function giveAll() {
  const local = sandbox.chains.find(({ entry }) => entry.id === 1)
  const chain = { ...foundry, id: 1 }
  const node = createTestClient({ mode: 'anvil', chain, transport: http(local?.rpcUrl) }).extend(
    publicActions,
  )
  await node.setBalance({ address: stranger, value: 10n ** 20n })
  const { abi, bytecode } = lyingToken
  for (const liar of LIARS) {
    await node.setCode({ address: liar, bytecode })
    const data = encodeFunctionData({ abi, functionName: 'mint', args: [address, 10n ** 24n] })
    await local?.send({ from: stranger, to: liar, data })
  }
}

async function readAll(settings: Record<string, string>) {
  const { MORALIS_API_KEY: _, ...env } = sandbox.env
  const clock = { time: sandbox.now().getTime() }
  const { browser } = await buildSandboxedApp({ env: { ...env, CHAINS: '1', ...settings } }, clock)
  const { api, enter } = browser()
  await enter('ada')
  await api(users.addAddress, { body: params })
  return {
    worth: await api(portfolio.getNetWorth, { params }),
    tokens: await api(portfolio.listTokens, { params }),
    positions: await api(portfolio.listPositions, { params }),
    past: await api(history.getHistory, { querystring: { range: '1w' } }),
  }
}

const believed = ({ data }: { data: Position[] }) =>
  data
    .filter(({ trust }) => trust !== 'claimed')
    .map(({ id, parts }) => [id, parts.map(({ amount }) => amount)])
const of = (tokens: readonly Token[], liar: string) => tokens.find(({ address: one }) => one === liar)

/** An index with its node, and the node alone. */
const WAYS = [{}, { BLOCKSCOUT_URL: '' }]

test('tokens that lie about themselves and claim to hold something change no sum and hide nothing', async () => {
  const before = await Promise.all(WAYS.map(readAll))
  await giveAll()
  for (const [way, settings] of WAYS.entries()) {
    const { worth, tokens, positions, past } = await readAll(settings)
    const known = before[way]
    expect(worth).toMatchObject({
      data: { usd: known?.worth.data.usd },
      stale: false,
      problem: known?.worth.problem,
    })
    expect(believed(positions)).toEqual(known && believed(known.positions))
    expect(positions.problem).toBe(known?.positions.problem)
    expect(past.points.map(({ value }) => value)).toEqual(known?.past.points.map(({ value }) => value))
    expect(past.findings).toEqual(known?.past.findings)

    // What only claims may be shown, and is nowhere summed, nor is the token worth anything.
    const isLiar = (id: string) => LIARS.includes(id.slice(2) as `0x${string}`)
    const told = positions.data.filter(({ id }) => isLiar(id))
    expect(told.every(({ trust }) => trust === 'claimed')).toBe(true)
    expect(told.flatMap(({ parts }) => parts.filter(({ countedAs }) => countedAs !== null))).toEqual([])
    const rows = tokens.data.filter((row) => LIARS.includes(row.address as `0x${string}`))
    expect(rows.filter(({ usdValue }) => usdValue !== null)).toEqual([])
    // What cannot be asked how much of it there is stands in the list of an index alone.
    expect(rows.length).toBeGreaterThanOrEqual(LIARS.length - 1)

    // Decimals are what the contract says, or unknown: never a guess, by which an amount would be another one.
    expect(of(tokens.data, DECIMALS.most)).toMatchObject({ decimals: 255, balance: String(10n ** 24n) })
    expect(of(tokens.data, DECIMALS.none)).toMatchObject({ decimals: 0 })
    expect(of(tokens.data, DECIMALS.reverted)).toMatchObject({ decimals: null })
    // Of a text an index makes the number that its encoding begins with.
    expect(of(tokens.data, DECIMALS.text)).toMatchObject({ decimals: way === 0 ? 32 : null })

    // A name is a line of text that cannot turn, hide or stretch what stands beside it.
    const names = rows.flatMap(({ name, symbol }) => [name ?? '', symbol ?? ''])
    expect(names.filter((name) => name.length > 256)).toEqual([])
    expect(names.filter((name) => /[\p{Cc}\p{Bidi_Control}]/u.test(name))).toEqual([])
    expect(of(tokens.data, NAMES.rightToLeft)).toMatchObject({ name: 'USDCDSU niC' })
    expect(of(tokens.data, NAMES.controls)).toMatchObject({ name: 'USD Coin' })
    expect(of(tokens.data, NAMES.html)?.name).toContain('<script>')
  }
})
