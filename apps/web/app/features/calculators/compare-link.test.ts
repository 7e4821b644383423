import { calculators, computeAnswer, toQuery } from '@pkg/finance-math/calculators'
import { anyText } from '@pkg/test-settings/any-text.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasPins, readPinsOf, writePins } from './compare-link.ts'
import { longestName, mostPins, type Pin } from './pin.ts'

function pinOf(id: string, given: Record<string, unknown> = {}, name = ''): Pin {
  const definition = calculators.find((one) => one.id === id) as (typeof calculators)[number]
  const { values } = computeAnswer(definition, given)
  return { calculator: id, query: new URLSearchParams(toQuery(definition, values as never)).toString(), name }
}

describe('the link to pinned results', () => {
  it('holds every calculator’s inputs, whatever the pins are called', () => {
    const pins = fc.uniqueArray(
      fc.record({
        calculator: fc.constantFrom(...calculators.map(({ id }) => id)),
        name: fc.string({ unit: 'grapheme', maxLength: longestName / 4 }).map((name) => name.trim()),
      }),
      { selector: ({ calculator }) => calculator, maxLength: mostPins },
    )
    fc.assert(
      fc.property(pins, (drawn) => {
        const kept = drawn.map(({ calculator, name }) => pinOf(calculator, {}, name))
        expect(readPinsOf(`#${writePins(kept)}`)).toEqual({ pins: kept, problems: [] })
      }),
    )
  })

  it('stays short: signs that an address may hold are written as they are', () => {
    expect(writePins([pinOf('fd', { principal: 50_000 }, 'Bank, A ~ B')])).toBe(
      'pin=fd~principal~50000~annualRatePercent~5~years~2~~Bank,+A+~+B',
    )
  })

  it('says how many it holds beyond those that stand side by side, and leaves them out', () => {
    const many = Array.from({ length: mostPins + 3 }, (_, place) => pinOf('fd', { principal: 1000 + place }))
    const { pins, problems } = readPinsOf(`#${writePins(many)}`)
    expect(pins).toEqual(many.slice(0, mostPins))
    expect(problems).toEqual([
      `${mostPins} results stand side by side at most; 3 more of the link are left out.`,
    ])
  })

  it('counts the same result once, without a word', () => {
    const twice = `#${writePins([pinOf('fd'), pinOf('fd', {}, 'Again')])}`
    expect(readPinsOf(twice)).toEqual({ pins: [pinOf('fd')], problems: [] })
  })

  it.each([
    ['nothing', '#pin='],
    ['a value without a name', '#pin=fd~principal'],
    ['an id that is none', '#pin=<script>~a~b'],
    ['more than any address holds', `#pin=fd~principal~${'9'.repeat(7000)}`],
    ['broken signs', '#pin=%E0%A4%A'],
  ])('leaves out %s, and says so', (_what, search) => {
    expect(readPinsOf(search)).toEqual({
      pins: [],
      problems: ['One result of the link cannot be read and is left out.'],
    })
  })

  it('never throws on an address of any kind', () => {
    fc.assert(
      fc.property(fc.array(anyText()), (texts) => {
        const { pins } = readPinsOf(
          `#${texts.map((text) => `pin=${encodeURIComponent(text.toWellFormed())}`).join('&')}`,
        )
        expect(pins.length).toBeLessThanOrEqual(mostPins)
      }),
    )
  })

  it('tells an address with pins from one without', () => {
    expect(hasPins('#pin=fd')).toBe(true)
    expect(hasPins('#spin=fd')).toBe(false)
  })
})
