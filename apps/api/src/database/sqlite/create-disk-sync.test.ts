import { expect, test } from 'vitest'
import { createDiskSync } from './create-disk-sync.ts'

/** A disk that is done when the test says so. */
function createSlowDisk() {
  const runs: PromiseWithResolvers<void>[] = []
  const synced = createDiskSync(() => {
    const run = Promise.withResolvers<void>()
    runs.push(run)
    return run.promise
  })
  return { runs, synced }
}

/** By then a sync that may run does. */
const begun = () => new Promise(setImmediate)

test('all who wait at once share one sync', async () => {
  const { runs, synced } = createSlowDisk()
  const waiting = Promise.all(Array.from({ length: 50 }, synced))
  await begun()
  runs[0]?.resolve()
  await waiting

  expect(runs).toHaveLength(1)
})

test('who comes while a sync runs waits for the next one', async () => {
  const { runs, synced } = createSlowDisk()
  const done: string[] = []
  const first = synced().then(() => done.push('first'))
  await begun()
  const second = Promise.all([synced(), synced()]).then(() => done.push('second'))
  runs[0]?.resolve()
  await first
  await begun()

  expect(done).toEqual(['first'])
  runs[1]?.resolve()
  await second
  expect(runs).toHaveLength(2)
})

test('a disk that fails is told to who waited for it, and asked again by the next', async () => {
  const { runs, synced } = createSlowDisk()
  const failed = synced()
  await begun()
  runs[0]?.reject(new Error('the disk is full'))
  await expect(failed).rejects.toThrow('the disk is full')

  const after = synced()
  await begun()
  runs[1]?.resolve()
  await expect(after).resolves.toBeUndefined()
})
