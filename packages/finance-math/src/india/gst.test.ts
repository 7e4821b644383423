import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { gst } from './gst.ts'

it('is put on a price', () => {
  expect(gst({ amount: 1000, ratePercent: 18, mode: 'add' })).toEqual({
    base: 1000,
    gst: 180,
    total: 1180,
    cgst: 90,
    sgst: 90,
    igst: 0,
  })
})

it('is taken out of a price that has it, whole where it goes between states', () => {
  expect(gst({ amount: 1400, ratePercent: 40, mode: 'remove', supply: 'between-states' })).toEqual({
    base: 1000,
    gst: 400,
    total: 1400,
    cgst: 0,
    sgst: 0,
    igst: 400,
  })
})

it('comes back to the price it was put on', () => {
  const rates = fc.constantFrom(0, 0.25, 1.5, 3, 5, 12, 18, 28, 40)
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e12 }), rates, (paise, ratePercent) => {
      const { total, gst: tax } = gst({ amount: paise / 100, ratePercent })
      const back = gst({ amount: total, ratePercent, mode: 'remove' })
      expect(back.base).toBeCloseTo(paise / 100, 4)
      expect(back.gst).toBeCloseTo(tax, 4)
      expect(back.cgst + back.sgst + back.igst).toBeCloseTo(tax, 4)
    }),
  )
})

it('refuses an amount that leads beyond the largest number', () => {
  expect(() => gst({ amount: 1.7e308, ratePercent: 40 })).toThrow('amount leads beyond the largest number.')
})
