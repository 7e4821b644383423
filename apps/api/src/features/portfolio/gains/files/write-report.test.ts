import { type GainRow, reportFields } from '@pkg/api-contract'
import { expect, test } from 'vitest'
import type { GainsReport } from './gains-file.ts'
import { writeReport } from './write-report.ts'

const asset = { chainId: 1, asset: 'native', symbol: 'ETH', name: 'Ether', tokenId: null } as const
const moved = {
  ...asset,
  ...{ id: 'a', wallet: '0x1', transactionHash: '0x2', explorerUrl: null, quantity: '2', kinds: [] },
  ...{ pricedByHand: true, value: null },
  ...{ rule: 'exchange', reason: 'One thing for another.', certain: true, valuedAt: 'hand' as const },
} as const
const sums = { proceeds: '3.00', cost: '1.00', deniedLosses: '1.00', gains: '3.00', losses: '0.00' }
const row: GainRow = {
  ...{ ...moved, kind: 'swap', at: '2026-05-02T04:30:00.000Z', disposedOn: '2026-05-02', usdValue: null },
  ...{ rate: null, proceeds: '3.00', cost: '1.00', gain: '3.00', deniedLoss: '1.00', gainRange: null },
  ...{ missingQuantity: null, doubts: [] },
  lots: [
    {
      ...{ transactionHash: null, explorerUrl: null, acquiredOn: null, pooled: false, longTerm: null },
      ...{ matchedBy: 'same-day', quantity: '2', cost: '1.00', proceeds: '3.00', gain: '2.00' },
      ...{ unknownCost: false, costByHand: true, pricedByHand: true, receipt: null, receiptQuantity: null },
    },
  ],
}
const reportIn = (regime: 'new' | 'old'): Pick<GainsReport, 'year' | 'rows'> => ({
  rows: [row],
  year: {
    readings: { incomeCost: 'value', gas: 'disposal' },
    ...{ financialYear: '2026-27', country: 'in', currency: 'INR', timeZone: 'Asia/Kolkata' },
    ...{ from: '2026-04-01', to: '2027-03-31', method: 'fifo', scope: 'all', rowCount: 1, digest: 'd1' },
    totals: {
      ...{ ...sums, net: '3.00', netRange: null, shortTerm: null, longTerm: null, undated: null },
      ...{ income: '0.00', incomeUnvalued: 1 },
    },
    gas: { paid: '0.00', transactions: 0, unvalued: 0 },
    otherMethods: [
      {
        ...{ method: 'average', net: '3.00', gains: '3.00', losses: '0.00', netRange: null },
        ...{ shortTerm: null, longTerm: null, undated: null, india: null },
      },
    ],
    assets: [{ ...asset, ...sums, disposals: 1, uncertain: 0 }],
    wallets: [],
    income: [{ ...moved, kind: 'airdrop', receivedOn: '2026-04-02' }],
    questions: [
      { ...moved, kind: 'airdrop', on: '2026-04-02', came: true, counterparty: null, receipt: null },
    ],
    india: {
      ...{ taxableIncome: '3.00', taxableRange: { low: null, high: null }, scheduleIncome: '3.00', regime },
      ...{ lossesIgnored: '0.00', tax: '0.90', surcharge: null, cess: '0.04', total: '0.94' },
      totalRange: { low: null, high: null },
      ...{ otherRegime: { surcharge: '0.00', cess: '0.00', total: '0.00' }, beforeSurcharge: true },
      ...{ act: 'Act', sections: { rate: '1', deductedAtSource: '2', definition: '3' } },
    },
    spamTransactions: 0,
    rules: {
      version: '1',
      choices: [{ id: 'gas', text: 'Gas is paid with ether.', certain: false, source: null }],
    },
  },
})

test('every field of every line is one that readers know, and there are no others to know', () => {
  const written = new Set(
    (['new', 'old'] as const).flatMap((regime) =>
      writeReport({ transactions: [], ...reportIn(regime) } as unknown as GainsReport)
        .content.trim()
        .split('\n')
        .flatMap((line) => Object.keys(JSON.parse(line))),
    ),
  )
  written.delete('line')
  expect([...written].sort()).toEqual([...reportFields].sort())
})
