import { describe, expect, it } from 'vitest'
import manifest from '../package.json' with { type: 'json' }
import * as calculators from '../src/calculators.ts'
import * as core from '../src/core.ts'
import * as everything from '../src/index.ts'
import * as india from '../src/india.ts'
import * as luck from '../src/luck.ts'
import * as plan from '../src/plan.ts'
import * as taxIndia from '../src/tax-india.ts'

describe('the doors of the package', () => {
  it('are these, in the workspace and as published', () => {
    expect(Object.keys(manifest.exports)).toMatchSnapshot()
    expect(Object.keys(manifest.publishConfig.exports)).toEqual(Object.keys(manifest.exports))
  })
  it.each(
    Object.entries({
      '.': everything,
      './core': core,
      './calculators': calculators,
      './india': india,
      './luck': luck,
      './plan': plan,
      './tax-india': taxIndia,
    }),
  )('%s exports exactly these names', (_door, names) => {
    expect(Object.keys(names).sort()).toMatchSnapshot()
  })
})
