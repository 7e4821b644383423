import { expect, test } from 'vitest'
import type { Address } from '../ports/wallet-data.ts'
import type { Shape, ShapeStore } from './shape-store.ts'
import { stageShapes } from './stage-shapes.ts'

const at = (last: number): Address => `0x${String(last).padStart(40, '0')}`
const subject = (last: number) => ({ of: 'token' as const, contract: at(last), id: 0n })
const vault: Shape = { reader: 'vault', plan: {} }
const pair: Shape = { reader: 'pair', plan: {} }

function openStore(kept: Map<string, Shape>): ShapeStore {
  return {
    recall: async (subjects) =>
      new Map([...kept].filter(([key]) => subjects.some((one) => one.contract === key))),
    keep: async (shapes) => {
      for (const [key, shape] of shapes) kept.set(key, shape)
    },
    forget: async (keys) => {
      for (const key of keys) kept.delete(key)
    },
  }
}

test('what a reading finds out is known to it at once, and kept only when that is asked for', async () => {
  const kept = new Map<string, Shape>([
    [at(1), vault],
    [at(2), vault],
    [at(3), vault],
  ])
  const { shapes, commit } = stageShapes(openStore(kept))
  await shapes.keep(new Map([[at(4), null]]))
  await shapes.forget([at(2), at(3)])
  await shapes.keep(new Map([[at(3), pair]]))
  const asked = [1, 2, 3, 4, 5].map(subject)
  const known = [
    [at(1), vault],
    [at(3), pair],
    [at(4), null],
  ]
  expect([...(await shapes.recall(asked))]).toEqual(known)
  // Only what was asked about.
  expect([...(await shapes.recall([subject(4)]))]).toEqual([[at(4), null]])
  expect([...kept.keys()]).toEqual([at(1), at(2), at(3)])
  expect(kept.get(at(3))).toBe(vault)
  await commit()
  expect([...kept]).toEqual(known)
})
