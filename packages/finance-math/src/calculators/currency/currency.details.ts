import type { Details } from '../calculator.ts'

/** What people look for the currency calculator by, and what explains its answers. */
export const currencyDetails: Details = {
  topic: 'more',
  keywords: [
    'currency',
    'exchange rate',
    'forex',
    'fx',
    'usd',
    'dollar',
    'dollars',
    'inr',
    'rupee',
    'rupees',
    'usd to inr',
    'euro',
    'eur',
    'gbp',
    'pound',
    'dirham',
    'aed',
    'yen',
    'convert',
    'mudra',
    'विदेशी मुद्रा',
    'मुद्रा',
    'डॉलर',
    'रुपया',
    'विनिमय दर',
  ],
  aliases: { a: 'amount', f: 'from', t: 'to', r: 'rate' },
  formulas: [{ symbols: 'B = A × r', filled: '{converted} = {amount} × {rate}' }],
  legend: {
    A: { meaning: 'Amount', figure: 'amount' },
    B: { meaning: 'Converted amount', figure: 'converted' },
    r: { meaning: 'Exchange rate', figure: 'rate' },
  },
  explanation: {
    steps: {
      rate: 'One {from} is worth {rate} {to}.',
      total: '{amount} is {converted}.',
    },
  },
  conventions: { mid: 'The rate is a mid-market rate; banks and card companies add their margin.' },
  sources: [{ title: 'ISO 4217, currency codes', url: 'https://www.iso.org/iso-4217-currency-codes.html' }],
}
