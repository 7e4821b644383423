import { expect, test } from 'vitest'
import type { KeptOverride } from '../../../../database/gain-overrides.repository.ts'
import { readCostSubject, toPartSubject, toSaidOverrides } from './said-overrides.ts'

const receipt = '1:0x1:in:0xaa:1:native:'
const cost = (id: number, subject: string, after: string): KeptOverride => ({
  ...{ id, what: 'cost', subject, before: '', after, currency: 'INR', day: '2025-01-01', note: '' },
  ...{ feeLeftOut: null, fileId: null, proofId: null, at: 0 },
})

test('a part of a receipt is told apart from all of it by its subject', () => {
  const part = toPartSubject(receipt, { line: 12, quantity: '0.5' })
  expect(readCostSubject(part)).toEqual({ receipt, quantity: '0.5' })
  expect(readCostSubject(receipt)).toEqual({ receipt, quantity: null })
})

test('what was said of all of a receipt stands for it alone, whichever was said first', () => {
  const parts = ['1', '0.5'].map((quantity, line) =>
    cost(line, toPartSubject(receipt, { line, quantity }), '10'),
  )
  const whole = cost(9, receipt, '70')
  const quantities = (kept: KeptOverride[]) =>
    toSaidOverrides(kept)
      .costs.get(receipt)
      ?.map(({ quantity }) => quantity)
  expect(quantities(parts)).toEqual(['1', '0.5'])
  expect(quantities([...parts, whole])).toEqual([null])
  expect(quantities([whole, ...parts])).toEqual([null])
})
