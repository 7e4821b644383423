import { describe, expect, it } from 'vitest'
import { periodicFlows } from './periodic-flows.ts'

describe('periodicFlows', () => {
  it('leaves out the zeros before the first flow and after the last, and no other', () => {
    expect(periodicFlows('values', [0, 0, -1, 0, 2]).amounts).toEqual([-1, 0, 2])
    expect(periodicFlows('values', [-1, 0, 2, 0]).amounts).toEqual([-1, 0, 2])
    expect(periodicFlows('values', [0, -1, 2, 0, 0]).amounts).toEqual([-1, 2])
    expect(periodicFlows('values', [0, 0]).amounts).toEqual([])
  })
  it('copies nothing where there are none', () => {
    const values = [-1, 0, 2]
    expect(periodicFlows('values', values).amounts).toBe(values)
  })
})
