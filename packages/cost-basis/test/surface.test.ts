import { describe, expect, it } from 'vitest'
import manifest from '../package.json' with { type: 'json' }
import * as door from '../src/index.ts'

describe('the door of the package', () => {
  it('exports exactly these names', () => {
    expect(Object.keys(door).sort()).toEqual([
      'CostBasisError',
      'matchDisposals',
      'matchLots',
      'openLotBook',
      'performance',
      'roundDecimal',
      'vdaYear',
    ])
  })
  it('is the same in the workspace and as published', () => {
    expect(Object.keys(manifest.publishConfig.exports)).toEqual(Object.keys(manifest.exports))
  })
})
