import { LRUCache } from 'lru-cache'
import { expect, test } from 'vitest'
import { atMost } from './at-most.ts'

test('a cache keeps as many entries as that, and lets go of the one that was used longest ago', () => {
  const cache = new LRUCache<string, number>(atMost(2))
  cache.set('one', 1)
  cache.set('two', 2)
  cache.get('one')
  cache.set('three', 3)

  expect([...cache.keys()].sort()).toEqual(['one', 'three'])
})
