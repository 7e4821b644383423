import { newest } from '../../india/dated-rule.ts'
import { epfWithdrawalTerms } from '../../india/rules/epf-withdrawal-terms.ts'
import type { Details } from '../calculator.ts'
import { inRupees } from '../limit-reason.ts'
import { usedRule } from '../used-rule.ts'
import { type FundWithdrawalValues, fundWithdrawal } from './fund-withdrawal.ts'

/** What people look for the epf-withdrawal calculator by, and what explains its answers. */
export const epfWithdrawalDetails: Details<FundWithdrawalValues> = {
  topic: 'salary',
  keywords: [
    'epf withdrawal',
    'pf withdrawal',
    'provident fund withdrawal',
    'withdraw pf',
    'pf advance',
    'tds on pf withdrawal',
    'form 31',
    'pf nikalna',
    'pf kitna nikal sakte hain',
    'पीएफ निकासी',
    'ईपीएफ निकासी',
  ],
  aliases: { b: 'balance', p: 'purpose', m: 'membershipMonths', s: 'serviceYears', a: 'age' },
  formulas: [
    { symbols: 'A = B × s', filled: '{amount} = {balance} × {share}', of: ['amount', 'remains'] },
    { symbols: 'T = A × r', filled: '{tds} = {amount} × {tdsRate}', of: ['tds'] },
    { symbols: 'N = A − T', filled: '{paidOut} = {amount} − {tds}', of: ['paidOut'] },
  ],
  legend: {
    A: { meaning: 'Can be withdrawn', figure: 'amount' },
    B: { meaning: 'Provident fund balance', figure: 'balance' },
    s: { meaning: 'Share of it that may be taken', figure: 'share' },
    T: { meaning: 'Tax deducted', figure: 'tds' },
    r: { meaning: 'Rate of the deduction', figure: 'tdsRate' },
    N: { meaning: 'Paid out', figure: 'paidOut' },
  },
  explanation: {
    steps: {
      share: '{why}: {share} of {balance} is {amount}. {remains} stays in the fund.',
      tax: 'Of that {tds} is kept back as tax{because}, and {paidOut} is paid out.',
    },
    figures: (values) => {
      const { amount, tds } = fundWithdrawal(values)
      return {
        why: { value: tellWhy(values), unit: 'text' },
        share: { value: (amount / values.balance) * 100, unit: 'percent' },
        tdsRate: { value: amount > 0 ? (tds / amount) * 100 : 0, unit: 'percent' },
        because: { value: tellTax(values), unit: 'text' },
      }
    },
  },
  conventions: {
    reading:
      'These are the rules of the Scheme of 2026 as one public project describes them. They are probable: they were not checked against the text of the Scheme, and what the fund itself grants is what counts.',
    part: 'Three quarters may be taken after twelve months as a member, or at once on losing work; a quarter stays. All of it may be taken after twelve months without work, and from 55 on.',
    tax: 'Tax is deducted where service was shorter than five years and 50,000 or more are taken: 10 %, or 20 % without a PAN (section 192A). It is paid tax, which the return counts: what is really due is that of the slab.',
    advance:
      'The same tax is counted whatever the money is for. Section 192A speaks of what is due on leaving, and the fund has deducted nothing from advances: then nothing is kept back.',
    pension:
      'What the employer paid into the pension scheme (EPS) is not in the balance, and is withdrawn apart.',
  },
  rules: () => [usedRule(epfWithdrawalTerms)],
  sources: [
    { title: 'EPF Scheme, 2026, as one public project describes it' },
    { title: 'Section 192A of the Income-tax Act, 1961' },
  ],
}

/** Which of the rules decides how much may be taken. */
function tellWhy(values: FundWithdrawalValues): string {
  const { minMembershipMonths, wholeAfterMonthsUnemployed, wholeFromAge } = newest(epfWithdrawalTerms)
  const { age, purpose, monthsUnemployed, membershipMonths } = values
  if (age >= wholeFromAge) return `From ${wholeFromAge} on all of it may be taken`
  if (purpose === 'unemployed') {
    return monthsUnemployed >= wholeAfterMonthsUnemployed
      ? `After ${wholeAfterMonthsUnemployed} months without work all of it may be taken`
      : 'On losing work a part may be taken at once'
  }
  if (purpose === 'retirement') return `For retirement nothing may be taken before ${wholeFromAge}`
  return membershipMonths >= minMembershipMonths
    ? `After ${minMembershipMonths} months as a member a part may be taken`
    : `Before ${minMembershipMonths} months as a member nothing may be taken`
}

/** Why tax is kept back, or is not. */
function tellTax(values: FundWithdrawalValues): string {
  const { tdsUnderYears, tdsAbove } = newest(epfWithdrawalTerms)
  const { amount, tds } = fundWithdrawal(values)
  if (tds > 0) return `, as service was shorter than ${tdsUnderYears} years`
  if (amount <= 0) return ''
  return values.serviceYears >= tdsUnderYears
    ? `, after ${tdsUnderYears} years of service`
    : `, as less than ${inRupees(tdsAbove)} is taken`
}
