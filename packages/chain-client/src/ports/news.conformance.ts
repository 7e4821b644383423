import { newsItem } from '@pkg/api-contract'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import type { News } from './news.ts'

/** What every source of news must do. */
export function describeNews(name: string, getPort: () => News) {
  describe(`${name} as a source of news`, () => {
    test('lists stories in the shape of the contract, each with a title, a link and its publisher', async () => {
      const items = await getPort().listNews({})
      expect(items.length).toBeGreaterThan(5)
      expect(z.array(newsItem).parse(items)).toEqual(items)
      for (const { title, sources } of items) {
        expect(title).not.toBe('')
        expect(sources).toHaveLength(1)
      }
    })

    test('lets no markup through', async () => {
      const text = JSON.stringify(await getPort().listNews({}))
      expect(text).not.toMatch(/<\/?[a-z]|&amp;|&lt;|javascript:/i)
    })

    test('ends with the reason of the signal when the caller gives up', async () => {
      const signal = AbortSignal.abort(new Error('gone'))
      await expect(getPort().listNews({ signal })).rejects.toThrow('gone')
    })
  })
}
