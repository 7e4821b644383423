import { portfolio, users } from '@pkg/api-contract'
import { expect, test } from 'vitest'
import { callContext } from '../lib/call-context.ts'
import { buildTestApp } from '../testing/build-test-app.ts'
import { createFakeChain } from '../testing/fake-chain.ts'
import { sampleToken } from '../testing/samples.ts'

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'

test('sources are asked for the person of the request, also where its body was read before, and for nobody else', async () => {
  const chain = createFakeChain({ tokens: { [address.toLowerCase()]: [sampleToken()] } })
  const asked: [what: string, asker: string | null | undefined, isJob: boolean | undefined][] = []
  const listen = <Name extends 'listTokens' | 'resolveName' | 'listTopCoins'>(name: Name) => {
    const original = chain[name].bind(chain) as (...given: unknown[]) => unknown
    Object.assign(chain, {
      [name]: async (...given: unknown[]) => {
        // As far from the request as a promise goes.
        await new Promise(setImmediate)
        const { asker, isJob } = callContext.getStore() ?? {}
        asked.push([name, asker, isJob])
        return original(...given)
      },
    })
  }
  chain.world.names['ada.eth'] = address
  for (const name of ['listTokens', 'resolveName', 'listTopCoins'] as const) listen(name)
  const { app, browser, database } = await buildTestApp({ chain })
  const people = await Promise.all(
    ['ada', 'bob'].map(async (name) => {
      const person = browser()
      await person.enter(name)
      return { ...person, id: (await database.users.findByEmail(`${name}@example.org`))?.id }
    }),
  )
  for (const { api } of people) await api(users.addAddress, { body: { address: 'ada.eth' } })
  await Promise.all(people.map(({ api }) => api(portfolio.listTokens, { params: { address } })))
  const [ada, bob] = people.map(({ id }) => id)
  expect(asked).toEqual(
    expect.arrayContaining([
      ['resolveName', ada, false],
      ['resolveName', bob, false],
      ['listTokens', ada, false],
      ['listTokens', bob, false],
    ]),
  )
  asked.length = 0
  await app.inject({ url: '/api/market/top', headers: { host: 'localhost:3000' } })
  expect(asked).toEqual([['listTopCoins', null, false]])
})

test('that a source is left alone for its allowance is told with the time of the next reading, of its chain and of the whole', async () => {
  const chain = createFakeChain()
  const nextReadingAt = '2026-01-01T00:05:00.000Z'
  chain.listTokens = async () => ({
    ...{ data: [sampleToken()], source: 'Blockscout', updatedAt: '2026-01-01T00:00:00.000Z', stale: true },
    problem: 'Blockscout may be asked again from 00:05 UTC on, so that its allowance lasts.',
    nextReadingAt,
  })
  const { browser } = await buildTestApp({ chain })
  const { api, enter } = browser()
  await enter('ada')
  await api(users.addAddress, { body: { address } })
  const tokens = await api(portfolio.listTokens, { params: { address } })
  expect(tokens).toMatchObject({
    ...{ stale: true, nextReadingAt },
    chains: [{ chainId: 1, stale: true, nextReadingAt }],
  })
})
