import { describe, expect, test } from 'vitest'
import { readAskedPart } from './read-asked-part.ts'

describe('what is asked apart from the figures', () => {
  test.each([
    ['15% hike on 40000: only the increase', '+'],
    ['only the increase: 12% raise on 60000', '+'],
    ['20% price hike on 450, by how many rupees', '+'],
    ['gold 10 g at 7200 with 8% making: making charges', '+'],
    ['5000 down 8%, how much less', '−'],
    ['3 shirts at 700 each, 20% off: amount saved', '−'],
    ['discount 15% on 2200 saves me', '−'],
    ['40000 पर 15% बढोतरी, कितने रुपये बढे', '+'],
  ] as const)('is the percentage in money: %s', (said, sign) => {
    expect(readAskedPart(said, sign)).toBe('part')
  })

  test.each([
    // With another word it may be anything else, and a rise is none of what is taken off.
    ['15% hike on 40000: only the increase after tax', '+'],
    ['rent 15000 hiked 8%: new rent', '+'],
    ['5000 down 8%: increase', '−'],
    ['60000 minus 20% expenses: saved', '−'],
    // No fee is told.
    ['800 with 12% added: fee', '+'],
    ['15% hike on 40000', '+'],
  ] as const)('is left open: %s', (said, sign) => {
    expect(readAskedPart(said, sign)).toBeUndefined()
  })

  test('is asked back where it is of another time', () => {
    expect(readAskedPart('salary 40000 a month, 10% hike: extra yearly', '+')).toBe('open')
    expect(readAskedPart('salary 12 lakh a year, 10% hike: extra per month', '+')).toBe('open')
  })

  test('is the amount with the percentage, or without it, where that alone was computed', () => {
    expect(readAskedPart('500 par 18% gst lagao', undefined)).toBe('with')
    expect(readAskedPart('add 4% cess to 15000 tax', undefined)).toBe('with')
    expect(readAskedPart('30% tax on 90000 leaves', undefined)).toBe('without')
    expect(readAskedPart('add 18% gst to 5000 only the tax', undefined)).toBeUndefined()
  })
})
