import type { Details } from '../calculator.ts'
import { taxYearReason } from '../tax-year-reason.ts'
import { taxOfRegimes } from './crypto-tax.ts'
import type { TaxValues } from './tax-inputs.ts'

const withGains = { input: 'cryptoGain', isNot: [0] } as const

/** What people look for the tax calculator by, and what explains its answers. */
export const taxDetails: Details<TaxValues> = {
  topic: 'tax',
  keywords: [
    'salary',
    'tax',
    'income tax',
    'salary tax',
    'itr',
    'old vs new regime',
    'tax regime',
    '80c',
    'section 24b',
    'crypto tax',
    'vda',
    'bitcoin tax',
    'cess',
    'surcharge',
    'deductions',
    'rebate',
    'aaykar',
    'take home',
    'टैक्स',
    'आयकर',
    'वेतन',
    'सैलरी',
    'क्रिप्टो टैक्स',
    'कर',
  ],
  aliases: { y: 'financialYear', i: 'grossIncome', a: 'ageBand', g: 'cryptoGain' },
  formulas: [
    {
      of: ['newTax', 'better', 'saving', 'newTotal'],
      symbols: 'T ≈ (Σ slab × rate − rebate − relief + surcharge − relief) × (1 + c)',
      filled: '{newTax} ≈ {newExact} = ({newSlabTax} − {newRebate} + {newSurcharge}) × (1 + {cessPercent})',
    },
    {
      of: ['oldTax', 'better', 'saving', 'oldTotal'],
      isAside: true,
      symbols: 'T′ ≈ (Σ slab × rate − rebate + surcharge − relief) × (1 + c)',
      filled: '{oldTax} ≈ {oldExact} = ({oldSlabTax} − {oldRebate} + {oldSurcharge}) × (1 + {cessPercent})',
    },
    {
      of: ['better', 'saving'],
      isAside: true,
      when: { input: 'cryptoGain', is: [0] },
      symbols: 'S = max(T, T′) − min(T, T′)',
      filled: '{saving} = {higherTax} − {lowerTax}',
    },
    {
      of: ['better', 'saving'],
      isAside: true,
      when: withGains,
      symbols: 'S = max(T + C, T′ + C′) − min(T + C, T′ + C′)',
      filled: '{saving} = {higherTax} − {lowerTax}',
    },
    {
      of: ['cryptoTax', 'newTotal'],
      when: withGains,
      symbols: 'C ≈ (G × 30 % × (1 + s) − relief) × (1 + c)',
      filled:
        '{cryptoTax} ≈ {cryptoExact} = ({cryptoGain} × {cryptoRate} × (1 + {cryptoSurchargePercent}) − {cryptoRelief}) × (1 + {cessPercent})',
    },
    {
      of: ['oldCryptoTax', 'oldTotal'],
      isAside: true,
      when: withGains,
      symbols: 'C′ ≈ (G × 30 % × (1 + s′) − relief) × (1 + c)',
      filled:
        '{oldCryptoTax} ≈ {oldCryptoExact} = ({cryptoGain} × {cryptoRate} × (1 + {oldCryptoSurchargePercent}) − {oldCryptoRelief}) × (1 + {cessPercent})',
    },
  ],
  legend: {
    T: { meaning: 'Tax, new regime, to the nearest ten rupees', figure: 'newTax' },
    'T′': { meaning: 'Tax, old regime, to the nearest ten rupees', figure: 'oldTax' },
    S: { meaning: 'Saved by the lower one', figure: 'saving' },
    C: { meaning: 'Tax on crypto gains, new regime, to the nearest ten rupees', figure: 'cryptoTax' },
    'C′': { meaning: 'Tax on crypto gains, old regime, to the nearest ten rupees', figure: 'oldCryptoTax' },
    G: { meaning: 'Crypto gains', figure: 'cryptoGain' },
    s: { meaning: 'Surcharge on crypto tax, new regime', figure: 'cryptoSurchargePercent' },
    's′': { meaning: 'Surcharge on crypto tax, old regime', figure: 'oldCryptoSurchargePercent' },
    slab: { meaning: 'Income in a slab, taxed at the slab’s rate' },
    rebate: { meaning: 'Rebate under section 87A, with its marginal relief', figure: 'newRebate' },
    surcharge: { meaning: 'Surcharge on high incomes, less its marginal relief', figure: 'newSurcharge' },
    c: { meaning: 'Health and education cess', figure: 'cessPercent' },
  },
  explanation: {
    steps: {
      income:
        'Of {grossIncome}, {newTaxableIncome} is taxable in the new regime and {oldTaxableIncome} in the old one, after deductions.',
      newRegime:
        'In the new regime of {financialYear} the slabs give {newSlabTax}; rebate and relief take off {newRebate}, surcharge adds {newSurcharge}, and with {cessPercent} of cess that is {newExact}; to the nearest ten rupees {newTax} is due.',
      oldRegime:
        'In the old regime the slabs give {oldSlabTax}; rebate takes off {oldRebate}, surcharge adds {oldSurcharge}, and with cess that is {oldExact}; to the nearest ten rupees {oldTax} is due.',
      crypto: {
        text: 'Crypto gains of {cryptoGain} are taxed at {cryptoRate} with {cryptoSurchargePercent} of surcharge, its relief and cess, which is {cryptoExact} in the new regime: {cryptoTax}; in the old one {oldCryptoTax}.',
        when: withGains,
      },
      totalIncome: {
        text: 'Income and gains together are {newTotalIncome} in the new regime and {oldTotalIncome} in the old one: by them go the surcharge and, where the gains count for its limit, the rebate.',
        when: withGains,
      },
    },
    figures: (values) => {
      const {
        new: { slabs: newTax, crypto, due },
        old: { slabs: old, crypto: oldCrypto, due: oldDue },
      } = taxOfRegimes(values)
      const { cryptoGain } = values
      const ofTax = ({ tax, surcharge }: { tax: number; surcharge: number }) => ({
        value: tax > 0 ? Math.round((surcharge / tax) * 100) : 0,
        unit: 'percent' as const,
      })
      const inr = (value: number) => ({ value, unit: 'inr' as const })
      return {
        newExact: inr(newTax.total),
        oldExact: inr(old.total),
        cryptoExact: inr(crypto.total),
        cryptoRelief: inr(crypto.marginalReliefSurcharge),
        oldCryptoExact: inr(oldCrypto.total),
        oldCryptoRelief: inr(oldCrypto.marginalReliefSurcharge),
        newTotalIncome: inr(newTax.taxableIncome + cryptoGain),
        oldTotalIncome: inr(old.taxableIncome + cryptoGain),
        newSlabTax: inr(newTax.slabTax),
        newRebate: inr(newTax.rebate87A + newTax.marginalRelief87A),
        newSurcharge: inr(newTax.surcharge - newTax.marginalReliefSurcharge),
        oldSlabTax: inr(old.slabTax),
        oldRebate: inr(old.rebate87A),
        oldSurcharge: inr(old.surcharge - old.marginalReliefSurcharge),
        cessPercent: { value: 4, unit: 'percent' },
        cryptoRate: { value: 30, unit: 'percent' },
        cryptoSurchargePercent: ofTax(crypto),
        oldCryptoSurchargePercent: ofTax(oldCrypto),
        higherTax: inr(Math.max(due, oldDue)),
        lowerTax: inr(Math.min(due, oldDue)),
      }
    },
  },
  conventions: {
    slabIncome:
      'Income at slab rates only: no capital gains, lotteries or other special rates, except crypto.',
    crypto:
      'Crypto gains are taxed apart: 30 %, no deduction but the cost, no loss set off, no rebate (section 115BBH); they do not move the slabs of the other income. They are part of total income, by which the surcharge on all tax goes.',
    cryptoRebate:
      'Section 87A gives its rebate by total income, of which crypto gains are part: with them above the limit there is none, and near it its marginal relief. Section 115BBH(1)(b) can be read otherwise, and advisers differ; a choice shows the other reading.',
    cryptoRelief:
      'Marginal relief on the surcharge is of the whole tax: the tax at the limit is that of the crypto gains and of as much other income as fits beside them, and each of the two bears its share.',
    rounding:
      'Only the final tax is rounded, to the nearest ten rupees. A return rounds the income so, too: just above a limit, type it so.',
    relief: 'Marginal relief is applied to the rebate of the new regime and to the surcharge of both.',
    limits:
      'Deductions count up to the limits of their sections; in the new regime only the standard deduction and the employer’s NPS payments count.',
    family:
      'Of the health insurance of the own family up to ₹25,000 count where both of a couple are below 60, and ₹50,000 where one of them is 60 or older: your spouse is taken to be younger unless it is said otherwise.',
    parents:
      'Of the health insurance of parents up to ₹25,000 count where both are below 60, and ₹50,000 where one of them is 60 or older (section 80D): that is taken unless it is said otherwise.',
    year2026:
      'The figures for FY 2026-27 are those reported after the Budget of 1 February 2026. They are probable: they were not checked against the text of the Finance Act.',
  },
  limitReasons: { financialYear: taxYearReason },
  rounding: {
    sums: {
      slabTax: ['slab5', 'slab10', 'slab15', 'slab20', 'slab25', 'slab30'],
      total: ['slabTax', 'rebate87A', 'marginalRelief87A', 'surcharge', 'marginalReliefSurcharge', 'cess'],
    },
  },
  // Not one page but many: the rule pack names the page of each of its figures.
  sources: [{ title: 'The rules of the year, each figure with the page that it was checked against' }],
}
