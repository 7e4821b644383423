import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { type EncashedLeaveValues, encashedLeave } from './encashed-leave.ts'

const leave: EncashedLeaveValues = {
  occasion: 'leaving',
  received: 905_000,
  averageMonthlySalary: 86_500,
  years: 21,
  leavePerYear: 24,
  leaveTaken: 187.5,
  leftSince: '2023-04-01',
  exemptEarlier: 0,
}

it.each<[string, Partial<EncashedLeaveValues>, number]>([
  // Each computed in decimals from the four amounts.
  ['tenMonths', {}, 865_000],
  ['leaveDue', { leaveTaken: 300 }, 588_200],
  ['received', { received: 40_000 }, 40_000],
  ['limitLeft', { exemptEarlier: 2_300_000 }, 200_000],
  ['limitLeft', { leftSince: '2002-04-01' }, 300_000],
  // Nothing is left of the limit, and no leave.
  ['limitLeft', { exemptEarlier: 3_000_000 }, 0],
  ['leaveDue', { leaveTaken: 1000 }, 0],
])('is limited by %s with %j', (bound, given, exempt) => {
  const found = encashedLeave({ ...leave, ...given })
  expect(found.bound).toBe(bound)
  expect(found.exempt).toBeCloseTo(exempt, 6)
  expect(found.taxable).toBeCloseTo({ ...leave, ...given }.received - exempt, 6)
})

it('counts no more than thirty days a year', () => {
  expect(encashedLeave({ ...leave, leavePerYear: 45, leaveTaken: 96 }).leaveDays).toBe(534)
  expect(encashedLeave({ ...leave, leavePerYear: 30, leaveTaken: 96 }).leaveDays).toBe(534)
})

it('is all free from a government, and all taxed in service', () => {
  expect(encashedLeave({ ...leave, occasion: 'government' })).toMatchObject({ exempt: 905_000, taxable: 0 })
  expect(encashedLeave({ ...leave, occasion: 'service' })).toMatchObject({ exempt: 0, taxable: 905_000 })
})

it('is the least of four amounts, whatever they are, and the rest is taxed', () => {
  const amount = fc.integer({ min: 0, max: 10_000_000 })
  fc.assert(
    fc.property(
      fc.record({
        received: amount,
        averageMonthlySalary: fc.integer({ min: 0, max: 1_000_000 }),
        years: fc.integer({ min: 0, max: 40 }),
        leavePerYear: fc.integer({ min: 0, max: 60 }),
        leaveTaken: fc.integer({ min: 0, max: 1200 }),
        exemptEarlier: amount,
      }),
      (given) => {
        const found = encashedLeave({ ...leave, ...given })
        const days = Math.max(0, given.years * Math.min(30, given.leavePerYear) - given.leaveTaken)
        const least = Math.min(
          given.received,
          (given.averageMonthlySalary * days) / 30,
          10 * given.averageMonthlySalary,
          Math.max(0, 2_500_000 - given.exemptEarlier),
        )
        expect(found.exempt).toBeCloseTo(least, 4)
        expect(found[found.bound]).toBe(found.exempt)
        expect(found.exempt + found.taxable).toBeCloseTo(given.received, 4)
      },
    ),
  )
})
