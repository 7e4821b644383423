import type { NewsItem } from '@pkg/api-contract'
import { expect, test } from 'vitest'
import { groupNews } from './group-news.ts'

function story(title: string, name: string, pubDate: string | null = '2026-08-15T12:00:00.000Z'): NewsItem {
  const link = `https://${name.toLowerCase()}.example/${encodeURIComponent(title)}`
  return { title, link, description: '', author: null, pubDate, categories: [], sources: [{ name, link }] }
}
const tellers = (items: NewsItem[]) => items.map(({ sources }) => sources.map(({ name }) => name))

test('one story told by two is one, under the newest telling', () => {
  const grouped = groupNews([
    story('Exchange reserves of bitcoin fall to a five-year low', 'Old', '2026-08-15T11:00:00.000Z'),
    story('Bitcoin exchange reserves fall to five-year low', 'New'),
  ])
  expect(grouped.map(({ title }) => title)).toEqual(['Bitcoin exchange reserves fall to five-year low'])
  expect(tellers(grouped)).toEqual([['New', 'Old']])
})

test('two stories that share a few words stay two', () => {
  const titles = ['Bitcoin rises above 90,000 dollars again', 'Bitcoin falls below 80,000 dollars again']
  expect(groupNews(titles.map((title) => story(title, 'A')))).toHaveLength(2)
})

test('short titles are never put together, they are alike by chance', () => {
  expect(groupNews([story('Bitcoin today', 'A'), story('Bitcoin today', 'B')])).toHaveLength(2)
})

test('the same title three days later is another story', () => {
  const title = 'What happened in crypto markets today'
  expect(groupNews([story(title, 'A'), story(title, 'B', '2026-08-12T11:00:00.000Z')])).toHaveLength(2)
})

test('a publisher who tells a story twice is one source', () => {
  const title = 'What happened in crypto markets today'
  expect(
    tellers(groupNews([story(title, 'A'), { ...story(title, 'A'), link: 'https://a.example/2' }])),
  ).toEqual([['A']])
})

test('the newest stands first, and what has no date last', () => {
  const items = [
    story('No date at all here', 'A', null),
    story('One', 'A', '2026-08-14T00:00:00.000Z'),
    story('Two', 'A'),
  ]
  expect(groupNews(items).map(({ title }) => title)).toEqual(['Two', 'One', 'No date at all here'])
})
