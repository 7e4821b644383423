import { expect, it } from 'vitest'
import { xirr, xnpv } from '../src/core.ts'

it('xirr takes 100,000 flows that change direction all the time', () => {
  const flows = Array.from({ length: 100_000 }, (_, k) => ({
    date: new Date(((k * 7919) % 36_500) * 864e5),
    amount: Math.sin(k * k) * 1000,
  }))
  const found = xirr(flows)
  // The value of all flows turns from one sign to the other there.
  expect(xnpv(found * 0.999, flows) * xnpv(found * 1.001, flows)).toBeLessThan(0)
})
