import vectors from '../test/reference.json' with { type: 'json' }
import type { Call } from './libraries.ts'

/** How many of the reference figures of a function a library misses by more than a millionth. */
export function misses(call: Call, name: string): { wrong: number; of: number } {
  const asked = vectors.filter((vector) => vector.name === name)
  const wrong = asked.filter(({ args, expected }) => {
    try {
      const got = (call as (...args: unknown[]) => unknown)(...structuredClone(args))
      return !(typeof got === 'number' && Math.abs(got - expected) <= 1e-6 * Math.abs(expected) + 1e-9)
    } catch {
      return true
    }
  })
  return { wrong: wrong.length, of: asked.length }
}
