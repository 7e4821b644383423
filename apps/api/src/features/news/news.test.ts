import { AppError, market, type NewsItem } from '@pkg/api-contract'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../testing/build-test-app.ts'
import { createFakeChain, type FakeWorld } from '../../testing/fake-chain.ts'

async function open(world: Partial<FakeWorld> = {}) {
  const chain = createFakeChain(world)
  const { browser } = await buildTestApp({ chain })
  return { ...browser(), chain }
}

const stories: NewsItem[] = Array.from({ length: 12 }, (_, index) => {
  const link = `https://paper.example/${index}`
  return {
    title: `Story ${index}`,
    link,
    description: '',
    author: null,
    pubDate: null,
    categories: [],
    sources: [{ name: 'Paper', link }],
  }
})

test('news come whole, or five at a time', async () => {
  const { api } = await open({ news: stories })
  const titles = async (querystring: { page?: number }) =>
    (await api(market.listNews, { querystring })).items.map(({ title }) => title)
  expect(await titles({})).toHaveLength(12)
  expect(await titles({ page: 1 })).toEqual(['Story 0', 'Story 1', 'Story 2', 'Story 3', 'Story 4'])
  expect(await titles({ page: 3 })).toEqual(['Story 10', 'Story 11'])
  expect(await titles({ page: 4 })).toEqual([])
  expect(await api(market.listNews, { querystring: {} })).toMatchObject({ status: 'ok', total: 12 })
})

test.each(['0', '-1', '1.5', 'x', '99999'])('page %s is none', async (page) => {
  const { send } = await open({ news: stories })
  expect((await send({ method: 'GET', url: `/api/news?page=${page}` })).statusCode).toBe(400)
})

test('a key that the conversion service refuses is told with status 422 and its sentence', async () => {
  const { send, chain } = await open()
  const message = 'Invalid API key or request parameters. Please check your host.example API key.'
  chain.listNews = async () => {
    throw new AppError('NEWS_REFUSED', { message })
  }
  const answer = await send({ method: 'GET', url: '/api/news' })
  expect([answer.statusCode, answer.json().error]).toEqual([422, message])
})
