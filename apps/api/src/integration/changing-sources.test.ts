import { createRandom } from '@app/sandbox'
import { openSandbox } from '@app/sandbox/testing'
import { fromAssetId, HOUR_MS, history, users } from '@pkg/api-contract'
import { type Address, getAddress } from 'viem'
import { expect, test } from 'vitest'
import { buildSandboxedApp } from '../testing/build-sandboxed-app.ts'

const START = Date.UTC(2026, 3, 1, 9)
const [ETHEREUM, BASE, POLYGON] = [1, 8453, 137]
const sandbox = await openSandbox({ now: new Date(START), sideChains: [BASE, POLYGON], seed: 9 })
const upstreamOf = (source: 'blockscout' | 'rpc', id: number) =>
  id === ETHEREUM ? source : `${source}-${id}`

test.each([2])(
  'whichever source tells of a wallet, and in whatever order they fail, its books close and nothing counts twice (%i)',
  async (seed) => {
    const random = createRandom(seed)
    const clock = { time: START }
    const { MORALIS_API_KEY: _, ...env } = sandbox.env
    const { browser, database } = await buildSandboxedApp({ env }, clock)
    const { api, enter } = browser()
    await enter('ada')
    const wallet = getAddress(sandbox.demo.address)
    await api(users.addAddress, { body: { address: wallet } })
    const key = wallet.toLowerCase()

    /** Moves something on every chain, so that each reading has something new. */
    async function move() {
      for (const chain of sandbox.chains) {
        const value = BigInt(random.integer(1, 1_000_000))
        await chain.transfer({ token: 'native', to: wallet, value })
        if (random.fraction() < 0.5)
          await chain.transfer({
            token: 'native',
            from: wallet,
            to: sandbox.demo.counterparty,
            value: value / 2n,
          })
      }
    }
    async function read() {
      await expect
        .poll(
          async () =>
            (await api(history.getHistory, { querystring: { range: '1w' } }, { refresh: true })).refreshing,
          {
            timeout: 60_000,
          },
        )
        .toBe(false)
    }
    async function checkBooks(told: string) {
      for (const chain of sandbox.chains) {
        const { id } = chain.entry
        const moved = await database.ledgers.listMovements({ chainId: id, address: key })
        expect(new Set(moved.map((one) => one.id)).size).toBe(moved.length)
        const sums = new Map<string, bigint>()
        for (const { asset, amount } of moved) {
          sums.set(asset, (sums.get(asset) ?? 0n) + amount)
        }
        for (const [asset, sum] of sums) {
          const { address } = fromAssetId(asset as `${number}:${string}`)
          const held = await chain.balanceOf(address === 'native' ? 'native' : (address as Address), wallet)
          expect([told, asset, sum]).toEqual([told, asset, held])
        }
      }
    }
    await read()
    await checkBooks('at first')
    for (let turn = 0; turn < 4; turn += 1) {
      await move()
      const faults = sandbox.chains.map(({ entry: { id } }) => {
        const isAway = random.fraction()
        const away = isAway < 0.4 ? 'blockscout' : isAway < 0.6 ? 'rpc' : null
        if (away !== null) sandbox.setFault(upstreamOf(away, id), { kind: 'server-error' })
        return `${id} without ${away}`
      })
      clock.time += random.integer(1, 40) * (HOUR_MS / 4)
      await read()
      if (faults.every((text) => !text.includes('rpc'))) await checkBooks(`${turn}: ${faults.join()}`)
      for (const { entry } of sandbox.chains) {
        for (const source of ['blockscout', 'rpc'] as const)
          sandbox.setFault(upstreamOf(source, entry.id), null)
      }
      clock.time += HOUR_MS
      await read()
      await checkBooks(`${turn}: all, after ${faults.join()}`)
    }
  },
  240_000,
)
