import { newest } from '../../india/dated-rule.ts'
import { hraPercents } from '../../india/rules/hra-percents.ts'
import { hraCities, landlordPanAbove, section80GGLimits } from '../../india/rules/rent-rules.ts'
import type { Details } from '../calculator.ts'
import { inRupees, limitReason } from '../limit-reason.ts'
import { usedRule } from '../used-rule.ts'
import { type HraValues, hraLimits } from './hra-limits.ts'

const withHra = { input: 'mode', is: ['hra'] } as const
const withoutHra = { input: 'mode', is: ['80gg'] } as const

/** What people look for the hra calculator by, and what explains its answers. */
export const hraDetails: Details<HraValues> = {
  topic: 'salary',
  keywords: [
    'hra',
    'house rent allowance',
    'hra exemption',
    'rent exemption',
    '80gg',
    'rent deduction',
    'kiraya',
    'makan kiraya bhatta',
    'एचआरए',
    'मकान किराया भत्ता',
    'किराया',
  ],
  aliases: { b: 'basicPlusDa', a: 'hraReceived', r: 'rentPaid' },
  formulas: [
    { symbols: 'S = W × R', filled: '{share} = {basicPlusDa} × {sharePercent}', when: withHra },
    { symbols: 'S = W × R', filled: '{share} = {totalIncome} × {sharePercent}', when: withoutHra },
    { symbols: 'T = H − E', filled: '{taxable} = {received} − {exempt}', when: withHra },
  ],
  legend: {
    S: { meaning: 'Share of pay or income', figure: 'share' },
    W: { meaning: 'Pay or income of the year' },
    R: { meaning: 'The share that counts', figure: 'sharePercent' },
    T: { meaning: 'HRA that is taxed', figure: 'taxable' },
    H: { meaning: 'HRA received', figure: 'received' },
    E: { meaning: 'HRA free of tax', figure: 'exempt' },
  },
  explanation: {
    steps: {
      hra: {
        text: 'Of {received} received, the rent above a tenth of pay, {aboveTenth}, and {sharePercent} of pay, {share}, the least is free of tax: {exempt}. The other {taxable} is taxed.',
        when: withHra,
      },
      landlord: { text: '{landlord}', when: withHra },
      section80GG: {
        text: 'Of {limit}, the rent above a tenth of income, {aboveTenth}, and {sharePercent} of income, {share}, the least is deducted: {deduction}.',
        when: withoutHra,
      },
    },
    figures: (values) => ({
      sharePercent: { value: hraLimits(values).sharePercent, unit: 'percent' },
      landlord: { value: tellLandlord(values), unit: 'text' },
    }),
  },
  conventions: {
    regime: 'Both hold in the old regime only; the new one taxes the whole allowance.',
    cities:
      'Since FY 2026-27 half of pay counts in eight cities; before, in Delhi, Mumbai, Kolkata and Chennai. Elsewhere it is two fifths.',
    months:
      'Pay, rent and city are the same all year. Where they change, the law computes month by month: compute each part of the year for itself and add.',
    rent: 'Rent counts as far as it is above a tenth of pay. Rent paid to oneself or for an own home does not.',
  },
  limitReasons: {
    financialYear: limitReason(
      hraCities,
      'has eight cities since 1 April 2026 and had four before: years from FY 2024-25 on are offered, and earlier ones had the same four',
    ),
  },
  rules: ({ mode, financialYear }) =>
    mode === 'hra'
      ? [
          usedRule(hraCities, `${financialYear.slice(0, 4)}-04-01`),
          usedRule(hraPercents),
          usedRule(landlordPanAbove),
        ]
      : [usedRule(section80GGLimits)],
  sources: [
    { title: 'Income-tax Rules, 2026, rule 279(1): G.S.R. 198(E) of 20 March 2026; before, rule 2A' },
    { title: 'Sections 10(13A) and 80GG of the Income-tax Act, 1961' },
  ],
}

function tellLandlord({ rentPaid }: HraValues): string {
  const above = newest(landlordPanAbove)
  return rentPaid > above
    ? `Rent above ${inRupees(above)} a year: the employer asks for the landlord’s PAN.`
    : `Rent up to ${inRupees(above)} a year: the employer does not ask for the landlord’s PAN.`
}
