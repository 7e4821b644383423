import { securitiesTransactionTax, tradingCharges } from '../../india/rules/trading-rules.ts'
import type { Details } from '../calculator.ts'
import { usedRule } from '../used-rule.ts'

/** What people look for the brokerage calculator by, and what explains its answers. */
export const brokerageDetails: Details = {
  topic: 'investing',
  keywords: [
    'brokerage',
    'brokerage charges',
    'stt',
    'securities transaction tax',
    'demat charges',
    'trading charges',
    'intraday charges',
    'delivery charges',
    'f&o charges',
    'share kharidne ka kharch',
    'dalali',
    'ब्रोकरेज',
    'शेयर दलाली',
  ],
  aliases: { b: 'buyPrice', s: 'sellPrice', q: 'quantity', r: 'brokeragePercent' },
  formulas: [
    {
      symbols: 'C = b + s + x + e + d + g + p',
      filled:
        '{totalCharges} = {brokerage} + {stt} + {exchangeCharges} + {sebiCharges} + {stampDuty} + {gst} + {depository}',
    },
    { symbols: 'N = q × (S − P) − C', filled: '{netProfit} = {grossProfit} − {totalCharges}' },
  ],
  legend: {
    C: { meaning: 'All charges', figure: 'totalCharges' },
    b: { meaning: 'Brokerage of both sides', figure: 'brokerage' },
    s: { meaning: 'Securities transaction tax', figure: 'stt' },
    x: { meaning: 'Exchange charges', figure: 'exchangeCharges' },
    e: { meaning: 'SEBI charges', figure: 'sebiCharges' },
    d: { meaning: 'Stamp duty on the purchase', figure: 'stampDuty' },
    g: { meaning: 'GST on brokerage and charges', figure: 'gst' },
    p: { meaning: 'Depository', figure: 'depository' },
    N: { meaning: 'Left after all charges', figure: 'netProfit' },
    q: { meaning: 'Quantity', figure: 'quantity' },
    S: { meaning: 'Sold at', figure: 'sellPrice' },
    P: { meaning: 'Bought at', figure: 'buyPrice' },
  },
  explanation: {
    steps: {
      turnover: '{quantity} bought at {buyPrice} and sold at {sellPrice} turn over {turnover}.',
      charges:
        'The broker takes {brokerage}; the taxes are {stt} of STT, {stampDuty} of stamp duty and {gst} of GST; exchange, SEBI and depository take {exchangeCharges}, {sebiCharges} and {depository}.',
      left: 'Of {grossProfit} of profit {netProfit} is left. From the price paid it has to rise by {breakEvenMove} for nothing to be lost.',
    },
  },
  conventions: {
    both: 'Both sides are counted, as one purchase and one sale of all of it; the brokerage of a side is capped by itself.',
    exact: 'Nothing is rounded; contract notes round STT and stamp duty to the rupee.',
    nse: 'Of futures and options the charges of the NSE alone were seen. Of options all is of the premium; exercised ones pay other tax.',
    tax: 'Income tax on the profit is not counted.',
  },
  rules: () => [usedRule(securitiesTransactionTax), usedRule(tradingCharges)],
  sources: [
    { title: 'Section 98 of the Finance (No. 2) Act, 2004, as amended up to the Finance Act, 2026' },
    { title: 'Indian Stamp Act, 1899, section 9A and schedule I, on transfers through exchanges' },
  ],
}
