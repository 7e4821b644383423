import { describe, expect, it } from 'vitest'
import * as core from '../src/core.ts'
import vectors from './reference.json' with { type: 'json' }

const functions: Record<string, unknown> = { ...core }

/** The part of a figure that may be lost; beside it 2e-16, the last digit of the 1 in 1 + rate, for rates found. */
const tolerance = 1e-13
const lastDigit: Record<string, number> = { rate: 2e-15, irr: 2e-16, xirr: 2e-16 }

describe.each([...new Set(vectors.map(({ name }) => name))])('%s', (name) => {
  it('agrees with the figures computed with 120 digits', () => {
    const apart = vectors
      .filter((vector) => vector.name === name)
      .map(({ args, expected }) => ({
        args,
        expected,
        got: (functions[name] as (...args: unknown[]) => number)(...args),
      }))
      .filter(({ expected, got }) => {
        return !(Math.abs(got - expected) <= tolerance * Math.abs(expected) + (lastDigit[name] ?? 0))
      })
    expect(apart).toEqual([])
  })
})
