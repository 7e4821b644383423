import { keyOfSubject, type Shape, type ShapeStore } from './shape-store.ts'

/**
 * What contracts are found to be in one reading, over what is kept already; nothing of it is kept until that is asked for, so that
 * a reading that is not believed leaves nothing behind.
 */
export function pendShapes(kept: ShapeStore): { shapes: ShapeStore; keepAll(): Promise<void> } {
  const learnt = new Map<string, Shape>()
  const forgotten = new Set<string>()
  return {
    shapes: {
      async recall(subjects) {
        const known = new Map(await kept.recall(subjects))
        for (const key of forgotten) known.delete(key)
        for (const key of subjects.map(keyOfSubject)) {
          const shape = learnt.get(key)
          if (shape !== undefined) known.set(key, shape)
        }
        return known
      },
      async keep(shapes) {
        for (const [key, shape] of shapes) learnt.set(key, shape)
      },
      async forget(keys) {
        for (const key of keys) {
          learnt.delete(key)
          forgotten.add(key)
        }
      },
    },
    async keepAll() {
      if (learnt.size > 0) await kept.keep(learnt)
      const gone = [...forgotten].filter((key) => !learnt.has(key))
      if (gone.length > 0) await kept.forget(gone)
    },
  }
}
