import { describe, expect, it } from 'vitest'
import { plainText } from '../plain-text.ts'
import { runCalculator } from '../run-calculator.ts'
import { capitalGainsCalculator } from './capital-gains.calculator.ts'

const sold = { cost: 400_000, sale: 900_000, buyDate: '2020-06-15', sellDate: '2026-08-03' }

function run(given: object) {
  const found = runCalculator(capitalGainsCalculator, { ...sold, ...given })
  if (!found.ok) throw found.error
  return found
}

function told(given: object): string {
  const { steps, formulas } = run(given).explanation()
  return [...steps, ...formulas].map(({ parts }) => plainText(parts)).join(' ')
}

describe('the explanation', () => {
  it.each([
    [{}, 'more than 12 months, so that the gain is long-term.'],
    [{ buyDate: '2026-01-05' }, ': not more than 12 months, so that the gain is short-term.'],
    [{ asset: 'gold' }, ': more than 24 months, so that the gain is long-term.'],
    [{ asset: 'gold', buyDate: '2025-01-01' }, ': not more than 24 months, so that the gain is short-term.'],
    [{ asset: 'gold', sellDate: '2023-01-01' }, ': not more than 36 months, so that'],
    [
      { asset: 'debt-fund', buyDate: '2023-04-01' },
      'a debt fund bought from 2023-04-01 on is short-term, however long it was held.',
    ],
    [{}, 'section 198 of the Income-tax Act, 2025'],
    [{ buyDate: '2026-01-05' }, 'section 196 of the Income-tax Act, 2025'],
    [{ sellDate: '2026-03-31' }, 'section 112A of the Income-tax Act, 1961'],
    [{ buyDate: '2025-09-01', sellDate: '2026-03-31' }, 'section 111A of the Income-tax Act, 1961'],
    [{ asset: 'gold', sellDate: '2026-03-31' }, 'section 112 of the Income-tax Act, 1961'],
    [{ asset: 'gold' }, 'section 197 of the Income-tax Act, 2025'],
    [{ asset: 'gold', buyDate: '2025-09-01' }, 'The rate is 30 % by the slab:'],
    [{ asset: 'debt-fund', buyDate: '2023-03-01', sellDate: '2024-05-01' }, 'The rate is 30 % by the slab:'],
    [{ asset: 'debt-fund', buyDate: '2025-09-01' }, 'by the slab (section 76 of the Income-tax Act, 2025)'],
    [{}, '₹1,25,000 is free by the exemption of the year.'],
    [{ sale: 300_000 }, '₹0 is taxed and ₹0 is free.'],
    [{ reinvestedInHouse: 200_000 }, 'free by the exemption of the year and the house.'],
    [{ asset: 'property', buyDate: '2010-05-01' }, 'free by the index.'],
    [
      { lossesSetOff: 1000, unusedBasicExemption: 1000 },
      'free by the exemption of the year, the losses and the basic exemption.',
    ],
    [{ resident: 'no', unusedBasicExemption: 1000 }, 'free by the exemption of the year.'],
    [
      { asset: 'gold', buyDate: '2025-09-01', resident: 'no', unusedBasicExemption: 1000 },
      '₹1,000 is free by the basic exemption.',
    ],
    [
      { asset: 'property', buyDate: '2025-01-01', sellDate: '2027-02-01', reinvestedInBonds: 1000 },
      'free by the bonds.',
    ],
    [{ asset: 'property', buyDate: '2010-05-01' }, 'With the Cost Inflation Index it is less than without.'],
    [
      { asset: 'property', buyDate: '2024-07-01' },
      'Without the Cost Inflation Index it is no more than with it.',
    ],
    [
      { asset: 'gold', buyDate: '2010-05-01', sellDate: '2024-07-22' },
      'counts as cost, by the Cost Inflation Index.',
    ],
    [
      { buyDate: '2017-05-01', fmv31Jan2018: 500_000 },
      '₹5,00,000 counts as cost, by the worth of 31 January 2018.',
    ],
    [{ buyDate: '2017-05-01' }, '(the worth of 31 January 2018 was not given, and might count instead)'],
    [{ surcharge: '37' }, 'With a surcharge of 15 % and a cess of 4 %'],
    [{ asset: 'gold', buyDate: '2025-09-01', surcharge: '37' }, 'With a surcharge of 37 % and a cess of 4 %'],
    [
      { asset: 'gold', buyDate: '2010-05-01', sellDate: '2021-06-01', surcharge: '37' },
      'With a surcharge of 37 % and a cess of 4 %',
    ],
    [
      { asset: 'gold', buyDate: '2010-05-01', sellDate: '2022-06-01', surcharge: '37' },
      'With a surcharge of 15 % and a cess of 4 %',
    ],
    [{ asset: 'gold', buyDate: '2010-05-01' }, 'C = Σ C₀ × 384 ÷ Iₖ'],
    [{ asset: 'gold', sellDate: '2028-05-01' }, 'C = Σ C₀ × J ÷ Iₖ'],
  ])('of %j says %s', (given, sentence) => {
    expect(told(given)).toContain(sentence)
  })
})

it('tells the rules that it used, and those of reinvestment and the index only where they were', () => {
  const named = (given: object) =>
    run(given)
      .explanation()
      .rules.map(({ name }) => name)
  expect(named({})).toEqual([
    'the tax of section 112A',
    'the exemption of section 112A',
    'the cess of 4 %',
    'the numbers of the sections on gains',
  ])
  expect(named({ asset: 'property', buyDate: '2010-05-01', reinvestedInBonds: 1000 })).toContain(
    'the limit of bonds for long-term gains',
  )
  expect(named({ asset: 'property', buyDate: '2010-05-01' })).toHaveLength(4)
})

it('takes nothing from inputs that a kind of asset is not asked for', () => {
  const { outputs } = run({ asset: 'gold' })
  const hidden = { fmv31Jan2018: 800_000, otherLtcg112A: 50_000, reinvestedInBonds: 300_000, resident: 'no' }
  expect(run({ asset: 'gold', ...hidden }).outputs).toEqual(outputs)
})

it.each([
  [{ buyDate: '2026-08-04' }, 'buyDate'],
  [{ asset: 'property', improvements: [{ date: '2026-09-01', amount: 1 }] }, 'improvements'],
  // No index is notified for that year yet, and the tax by it is one of two.
  [{ asset: 'property', sellDate: '2028-05-01' }, 'sellDate'],
])('has no answer for %j, naming %s', (given, argument) => {
  const found = runCalculator(capitalGainsCalculator, { ...sold, ...given })
  expect(found).toMatchObject({ ok: false, error: { code: 'INVALID_ARGUMENT', argument } })
})
