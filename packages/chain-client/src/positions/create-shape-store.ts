import { DAY_MS } from '@pkg/api-contract'
import type { KeptText, TextStore } from '@pkg/keep-fresh'
import * as z from 'zod'
import { tryJson } from '../parsing/try-json.ts'
import { keyOfSubject, type Shape, type ShapeStore } from './shape-store.ts'

/** What a contract is never changes; what is nothing yet may stand behind an address that is given other code. */
const NONE_KEPT_MS = DAY_MS
/** Told from `null`, which is kept too. */
const FORGOTTEN = 'forgotten'

const storedShape = z.nullable(z.object({ reader: z.string(), plan: z.record(z.string(), z.unknown()) }))

/** Keeps what the contracts of a chain were found to be beside the other answers of the same sources. */
export function createShapeStore({
  sourcesId,
  chainId,
  answers,
  now,
}: {
  sourcesId: string
  chainId: number
  answers: TextStore
  now: () => number
}): ShapeStore {
  const keyOf = (key: string) => `shape:1:${sourcesId}:${chainId}:${key}`

  function readKept(entry: KeptText | undefined): Shape | undefined {
    if (entry === undefined) return undefined
    const parsed = storedShape.safeParse(tryJson(entry.value))
    if (!parsed.success) return undefined
    return parsed.data !== null || now() - entry.storedAt < NONE_KEPT_MS ? parsed.data : undefined
  }

  const keepTexts = (texts: Iterable<readonly [string, string]>) => {
    const storedAt = now()
    return answers.setAll(new Map([...texts].map(([key, value]) => [keyOf(key), { value, storedAt }])))
  }

  return {
    async recall(subjects) {
      const keys = subjects.map(keyOfSubject)
      const entries = await answers.getAll(keys.map(keyOf))
      return new Map(
        keys.flatMap((key) => {
          const shape = readKept(entries.get(keyOf(key)))
          return shape === undefined ? [] : [[key, shape] as const]
        }),
      )
    },
    async keep(shapes) {
      await keepTexts([...shapes].map(([key, shape]) => [key, JSON.stringify(shape)] as const))
    },
    async forget(keys) {
      await keepTexts(keys.map((key) => [key, JSON.stringify(FORGOTTEN)] as const))
    },
  }
}
