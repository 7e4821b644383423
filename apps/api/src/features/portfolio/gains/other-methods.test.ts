import { type CostMethod, gains } from '@pkg/api-contract'
import { expect, test } from 'vitest'
import {
  bought,
  ETHER,
  enterGains,
  first,
  hash,
  key,
  move,
  pool,
  tokens,
} from '../../../testing/enter-gains.ts'

const receiptOf = (day: number, asset: string) => `1:${hash(day)}:in:${key(first)}:${asset}:`

/**
 * 1,000 tokens for 1,60,000 rupees, 1,000 for 40,000, and 1,500 of them given for three quarters of an ether: 1,500 dollars at 90.
 * Ten ether of an unknown cost, worth 80,000 rupees each when they came, ten for 90,000 each, and two of them given for 4,000 dollars at 90.
 */
async function enter() {
  const sender = { counterparty: `0x${'22'.repeat(20)}` }
  const entered = await enterGains({
    [first]: [
      move(1, 'value', { amount: 10n * ETHER }),
      tokens(2, 'log:1', 1_000n * ETHER, sender),
      tokens(4, 'log:1', 1_000n * ETHER, sender),
      move(6, 'value', { amount: 10n * ETHER }),
      tokens(12, 'log:1', -(1_500n * ETHER)),
      move(12, 'internal:1', { kind: 'internal', amount: (3n * ETHER) / 4n, counterparty: pool }),
      move(13, 'value', { amount: -(2n * ETHER), counterparty: pool }),
      tokens(13, 'log:1', 4_000n * ETHER),
    ],
  })
  const token = tokens(2, '', 0n).asset
  for (const [day, asset, amount] of [
    [2, token, '160000'],
    [4, token, '40000'],
    [6, '1:native', '900000'],
  ] as const) {
    const body = { receipt: receiptOf(day, asset), amount, currency: 'INR', day: `2025-04-0${day}` } as const
    await entered.api(gains.setReceiptCost, { body })
  }
  return entered
}

test('what is owed by the other method stands beside the year: its gains, its losses, its tax and how far that may lie', async () => {
  const { year } = await enter()
  const { india, otherMethods } = await year()
  // First in, first out. Tokens: 90,000 − 1,60,000 of the first thousand, 45,000 − 20,000 of the next 500. Ether: 3,60,000 for
  // two of unknown cost, at most 1,60,000. 31.2 % of 25,000 + 3,60,000, and of 25,000 + 2,00,000.
  expect(india).toMatchObject({
    ...{ taxableIncome: '385000.00', lossesIgnored: '70000.00', tax: '115500.00', cess: '4620.00' },
    ...{ total: '120120.00', taxableRange: { low: '225000.00', high: '385000.00' } },
    totalRange: { low: '70200.00', high: '120120.00' },
  })
  // Average. Tokens: 1,35,000 − 1,500 at 100. Ether: 20.75 of which the known ones cost 9,00,000 and 1,35,000, and the others
  // 8,00,000 at most: 3,60,000 − 99,759.04, and 77,108.43 less. 31.2 % of that.
  expect(otherMethods).toEqual([
    {
      method: 'average',
      ...{ net: '245240.96', gains: '260240.96', losses: '-15000.00' },
      netRange: { low: '168132.53', high: '245240.96' },
      ...{ shortTerm: null, longTerm: null, undated: null },
      india: {
        ...{ taxableIncome: '260240.96', taxableRange: { low: '183132.53', high: '260240.96' } },
        ...{
          lossesIgnored: '15000.00',
          tax: '78072.29',
          surcharge: null,
          cess: '3122.89',
          total: '81195.18',
        },
        totalRange: { low: '57137.35', high: '81195.18' },
      },
    },
  ])
})

test('the surcharge of the other method is that of its own income', async () => {
  const { year } = await enter()
  // 50 lakh is passed with 3,85,000 and not with 2,60,240.96: 10 % of the tax of one, nothing of the other.
  const { india, otherMethods } = await year({ otherIncome: '4700000' })
  expect(india).toMatchObject({ surcharge: '11550.00', cess: '5082.00', total: '132132.00' })
  // With at most 1,60,000 paid for the ether, 49,25,000 stays below.
  expect(india?.totalRange).toEqual({ low: '70200.00', high: '132132.00' })
  expect(otherMethods[0]?.india).toMatchObject({ surcharge: '0.00', total: '81195.18' })
})

test('each method says of itself what the others say of it', async () => {
  const { api } = await enter()
  for (const [country, financialYear, ...methods] of [
    ['in', '2025-26', 'fifo', 'average'],
    ['us', '2025', 'fifo', 'hifo', 'lifo'],
    // Elsewhere another one is told beside the country's own, which counts by days.
    ['uk', '2025-26', 'uk-s104', 'fifo'],
  ] as const) {
    const told = new Map<CostMethod, unknown[]>()
    const add = (method: CostMethod, figures: unknown) =>
      told.set(method, [...(told.get(method) ?? []), figures])
    for (const method of methods) {
      const { totals, india, otherMethods } = await api(gains.getGainsYear, {
        params: { financialYear },
        querystring: { country, method },
      })
      const { net, gains: gained, losses, netRange, shortTerm, longTerm, undated } = totals
      add(method, {
        ...{ net, gains: gained, losses, netRange, shortTerm, longTerm, undated },
        india: india && {
          ...{ taxableIncome: india.taxableIncome, taxableRange: india.taxableRange },
          ...{ lossesIgnored: india.lossesIgnored, tax: india.tax, surcharge: india.surcharge },
          ...{ cess: india.cess, total: india.total, totalRange: india.totalRange },
        },
      })
      for (const { method: other, ...figures } of otherMethods) add(other, figures)
    }
    for (const [, [one, ...rest]] of told) for (const other of rest) expect(other).toEqual(one)
    expect([...told.values()].some((figures) => figures.length > 1)).toBe(true)
  }
})

test('what is left out of the year is left out of the other method too', async () => {
  const { api } = await enterGains({ [first]: bought })
  const ask = (querystring: { gas?: 'none' }) =>
    api(gains.getGainsYear, { params: { financialYear: '2025-26' }, querystring })
  const [usual, none] = [await ask({}), await ask({ gas: 'none' })]
  // The fee of a hundredth of an ether of unknown cost: 800 rupees.
  const taxableOf = ({ otherMethods }: typeof usual) => Number(otherMethods[0]?.india?.taxableIncome)
  expect(taxableOf(usual) - taxableOf(none)).toBe(800)
})

test('the whole report tells what is owed by each method', async () => {
  const { file } = await enter()
  const { content } = await file('report')
  const lines = content
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { line: string })
  expect(lines.find(({ line }) => line === 'tax')).toMatchObject({
    ...{ total: '120120.00', totalLow: '70200.00', totalHigh: '120120.00' },
  })
  expect(lines.find(({ line }) => line === 'by average')).toEqual({
    line: 'by average',
    ...{
      net: '245240.96',
      netLow: '168132.53',
      netHigh: '245240.96',
      gains: '260240.96',
      losses: '-15000.00',
    },
    ...{ shortTerm: null, longTerm: null, undated: null },
    ...{ taxableIncome: '260240.96', taxableLow: '183132.53', taxableHigh: '260240.96' },
    ...{ lossesIgnored: '15000.00', tax: '78072.29', surcharge: null, cess: '3122.89' },
    ...{ total: '81195.18', totalLow: '57137.35', totalHigh: '81195.18' },
  })
})
