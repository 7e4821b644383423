import { keyOfSubject, type Shape, type ShapeStore } from './shape-store.ts'

/**
 * Collects what one reading finds contracts to be, on top of what is kept already. Nothing is written before `commit`, so that a
 * reading that is not believed leaves nothing behind.
 */
export function stageShapes(kept: ShapeStore): { shapes: ShapeStore; commit(): Promise<void> } {
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
    async commit() {
      if (learnt.size > 0) await kept.keep(learnt)
      const gone = [...forgotten].filter((key) => !learnt.has(key))
      if (gone.length > 0) await kept.forget(gone)
    },
  }
}
