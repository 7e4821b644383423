import { epfPercents } from '../../india/rules/epf-percents.ts'
import { epfWageCeiling } from '../../india/rules/epf-wage-ceiling.ts'
import { gratuityTerms } from '../../india/rules/gratuity-rules.ts'
import { hraPercents } from '../../india/rules/hra-percents.ts'
import { employerFundLimit, esiTerms, professionalTaxStates } from '../../india/rules/salary-rules.ts'
import type { TaxFigure } from '../../tax/tax-rule-pack.ts'
import type { TaxRegime } from '../../tax/tax-types.ts'
import type { Details } from '../calculator.ts'
import { taxYearReason } from '../tax-year-reason.ts'
import { usedRule } from '../used-rule.ts'
import { usedTaxFigures } from '../used-tax-figures.ts'
import { type TakeHomeValues, takeHomePay, wagesByCodes } from './take-home-pay.ts'

/** What people look for the salary-take-home calculator by, and what explains its answers. */
export const salaryTakeHomeDetails: Details<TakeHomeValues> = {
  topic: 'salary',
  keywords: [
    'take home',
    'take home salary',
    'in hand salary',
    'in hand',
    'ctc',
    'ctc to in hand',
    'cost to company',
    'salary calculator',
    'salary slip',
    'net salary',
    'net pay',
    'haath me salary',
    'hath mein kitna',
    'vetan',
    'वेतन',
    'सैलरी',
    'इन हैंड सैलरी',
    'हाथ में वेतन',
    'सीटीसी',
  ],
  aliases: { c: 'ctc', b: 'basicPercent', v: 'variablePay' },
  formulas: [
    { symbols: 'G = C − V − E', filled: '{gross} = {ctc} − {variablePay} − {employerAll}' },
    {
      symbols: 'H = G − O − T − X',
      filled: '{inHand} = {gross} − {employeePf} − {tax} − {ownRest}',
    },
    { symbols: 'M = H ÷ 12', filled: '{monthlyInHand} = {inHand} ÷ 12', of: ['monthlyInHand'] },
  ],
  legend: {
    G: { meaning: 'Gross pay a year', figure: 'gross' },
    C: { meaning: 'Cost to company', figure: 'ctc' },
    V: { meaning: 'Variable pay, apart', figure: 'variablePay' },
    E: {
      meaning: 'What the employer pays in itself: fund, gratuity, insurance, ESI',
      figure: 'employerAll',
    },
    H: { meaning: 'In hand', figure: 'inHand' },
    O: { meaning: 'Own provident fund', figure: 'employeePf' },
    T: { meaning: 'Income tax', figure: 'tax' },
    X: { meaning: 'Professional tax and own ESI', figure: 'ownRest' },
    M: { meaning: 'In hand a month', figure: 'monthlyInHand' },
  },
  explanation: {
    steps: {
      gross:
        'Of {ctc}, {employerAll} goes into the employer’s share of fund, gratuity, insurance and ESI, and {variablePay} is variable: the gross pay is {gross}.',
      deductions:
        'Of the gross, {employeePf} goes into the own provident fund, {ownRest} to professional tax and ESI, and {tax} is income tax ({regime}).',
      month: '{inHand} is left, {monthlyInHand} a month; in the other regime it would be {otherRegime}.',
    },
    figures: (values) => {
      const pay = takeHomePay(values)
      return {
        employerAll: {
          value: pay.employerPf + pay.gratuityProvision + pay.employerInsurance + pay.employerEsi,
          unit: 'inr',
        },
        ownRest: { value: pay.professionalTax + pay.employeeEsi, unit: 'inr' },
      }
    },
  },
  conventions: {
    gratuity:
      'A CTC often holds a provision for gratuity, 4.81 % of wages (15 of 26 days a month, for each year): it arrives only after years of service.',
    fund: 'Both shares of the provident fund are 12 % of wages, to the rupee: on the whole wage, or on the wage up to the ceiling of each month. In September 2026 it is ₹15,000 for 16 days and ₹25,000 for 14; the month told here is the average of its year.',
    codes:
      'From FY 2026-27, the first that began under the labour Codes of 21 November 2025, wages are at least half of the pay: where basic pay is less, fund and gratuity are of that half.',
    perquisite:
      'What the employer pays into the provident fund above ₹7,50,000 a year is taxed with the pay (section 17(2)(vii)).',
    esi: 'Pay up to ₹21,000 a month pays for ESI, each share to the next higher rupee; every month is taken by itself, though who was insured when a half-year began stays so to its end.',
    professional:
      'Professional tax is that of the state, at most ₹2,500 a year; Maharashtra and Karnataka take 300 in February, and Maharashtra nothing from women up to ₹25,000 a month. States that are not listed are taken to have none, and years before April 2025 to have had the same tables.',
    metro:
      'Metros are Delhi, Mumbai, Kolkata and Chennai; from FY 2026-27 on Bengaluru, Hyderabad, Pune and Ahmedabad, too.',
    tax: 'The income tax is of this salary alone, with the standard deduction; months share it evenly. Variable pay would raise it, and is not counted.',
    year2026:
      'The slabs for FY 2026-27 are those reported after the Budget of 1 February 2026. They are probable: they were not checked against the text of the Finance Act.',
  },
  limitReasons: { financialYear: taxYearReason },
  rounding: {
    sums: {
      gross: ['ctc', 'variablePay', 'employerPf', 'gratuityProvision', 'employerInsurance', 'employerEsi'],
      inHand: ['gross', 'employeePf', 'employeeEsi', 'professionalTax', 'incomeTax'],
    },
  },
  rules: (values) => {
    const { financialYear, regime, providentFund, state, gratuity, rentPaid } = values
    const yearsEnd = `${Number(financialYear.slice(0, 4)) + 1}-03-31`
    return [
      usedTaxFigures(financialYear, `the income tax of the ${regime} regime`, (figure) =>
        countsIn(regime, figure),
      ),
      ...(regime === 'old' && rentPaid > 0 ? [usedRule(hraPercents)] : []),
      ...(providentFund === 'none' ? [] : [usedRule(epfPercents), usedRule(employerFundLimit)]),
      ...(providentFund === 'ceiling' ? [usedRule(epfWageCeiling, yearsEnd)] : []),
      ...(gratuity === 'yes' || wagesByCodes(values) ? [usedRule(gratuityTerms)] : []),
      usedRule(esiTerms),
      ...(state === 'none' ? [] : [usedRule(professionalTaxStates)]),
    ]
  },
  sources: [
    { title: 'Code on Wages, 2019, section 2(y), and its questions and answers, for wages of half the pay' },
    { title: 'EPF Scheme, 2026, paragraph 18; Payment of Gratuity Act, 1972, section 4' },
    { title: 'Income-tax Act, 1961, sections 16, 80C, 80D and 115BAC' },
  ],
}

/** The figures of a regime that a salary alone is taxed by: of the deductions, those that are asked for. */
function countsIn(regime: TaxRegime, figure: TaxFigure): boolean {
  if (figure.regime !== regime) return false
  const [, deduction] = figure.figure.split('deductions.')
  return deduction === undefined || ['section80C', 'section80DSelf'].includes(deduction)
}
