import type { Sandbox } from '@app/sandbox'
import { history, portfolio, users } from '@pkg/api-contract'
import { type Address, getAddress } from 'viem'
import { expect } from 'vitest'
import { buildSandboxedApp } from '../testing/build-sandboxed-app.ts'
import { stretchLimits } from '../testing/stretch-limits.ts'

/** The wallet of the sandbox that has a position of every kind that can be read. */
export const address = getAddress('0x1fa6617f6af510bba7400951a73d5a783e28469d')
const params = { address }

/** An index with its node, and the node alone. */
const WAYS = [{}, { BLOCKSCOUT_URL: '' }]

type Worth = Awaited<ReturnType<typeof readWorth>>

/** What a person who tracks the wallet is told of what it holds and is worth, now and before, by an index and by a node. */
export function readWorthEachWay(sandbox: Sandbox): Promise<Worth[]> {
  stretchLimits()
  return Promise.all(WAYS.map((settings) => readWorth(sandbox, settings)))
}

async function readWorth(sandbox: Sandbox, settings: Readonly<Record<string, string>>) {
  const { MORALIS_API_KEY: _, ...env } = sandbox.env
  const clock = { time: sandbox.now().getTime() }
  const { browser } = await buildSandboxedApp({ env: { ...env, CHAINS: '1', ...settings } }, clock)
  const { api, enter } = browser()
  await enter('ada')
  await api(users.addAddress, { body: params })
  // What outlasts a person's patience is read on, and fills the answer of the next: on a busy machine it is asked again.
  const readPast = async () => {
    for (;;) {
      const past = await api(history.getHistory, { querystring: { range: '1w' } })
      if (!past.refreshing) return past
    }
  }
  return {
    worth: await api(portfolio.getNetWorth, { params }),
    tokens: await api(portfolio.listTokens, { params }),
    positions: await api(portfolio.listPositions, { params }),
    past: await readPast(),
  }
}

/** The part of it that stays the same whatever a stranger gives to the wallet. */
const toSums = ({ worth, positions, past }: Worth) => ({
  usd: worth.data.usd,
  stale: worth.stale,
  problems: [worth.problem, positions.problem],
  believed: positions.data
    .filter(({ trust }) => trust !== 'claimed')
    .map(({ id, parts }) => [id, parts.map(({ amount }) => amount)]),
  past: past.points.map(({ value }) => value),
  findings: past.findings,
})

/** No sum is another one, and nothing is hidden, once a stranger gave the wallet these tokens. */
export function expectSameWorth(now: readonly Worth[], before: readonly Worth[], liars: readonly Address[]) {
  expect(now.map(({ worth }) => worth.stale)).toEqual(WAYS.map(() => false))
  expect(now.map(toSums)).toEqual(before.map(toSums))
  // What only claims may be shown, and is nowhere summed.
  const ids = liars.map((liar) => `1:${liar}`)
  const told = now.flatMap(({ positions }) => positions.data.filter(({ id }) => ids.includes(id)))
  expect(told.every(({ trust }) => trust === 'claimed')).toBe(true)
  expect(told.flatMap(({ parts }) => parts.filter(({ countedAs }) => countedAs !== null))).toEqual([])
}
