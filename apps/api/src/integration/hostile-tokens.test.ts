import { lyingToken } from '@app/sandbox/artifacts'
import { openSandbox } from '@app/sandbox/testing'
import type { Token } from '@pkg/api-contract'
import { createTestClient, encodeFunctionData, http, numberToHex, publicActions } from 'viem'
import { foundry } from 'viem/chains'
import { expect, test } from 'vitest'
import { address, expectSameWorth, readWorthEachWay } from './read-worth.test-kit.ts'

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

const sandbox = await openSandbox({ now: new Date('2026-04-01T09:00:00Z') })

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

const of = (tokens: readonly Token[], liar: string) => tokens.find(({ address: one }) => one === liar)

test('tokens that lie about themselves and claim to hold something change no sum and hide nothing', async () => {
  const before = await readWorthEachWay(sandbox)
  await giveAll()
  const now = await readWorthEachWay(sandbox)
  expectSameWorth(now, before, LIARS)
  for (const [way, { tokens }] of now.entries()) {
    // Nor is such a token worth anything.
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
