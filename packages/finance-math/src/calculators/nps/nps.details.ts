import { newest } from '../../india/dated-rule.ts'
import { npsDeductionTerms } from '../../india/rules/nps-deduction-terms.ts'
import { npsExitTerms } from '../../india/rules/nps-exit-terms.ts'
import { npsLifeCycleFunds } from '../../india/rules/nps-life-cycle-funds.ts'
import { accountRounding } from '../account-rounding.ts'
import type { Details } from '../calculator.ts'
import { inRupees, limitReason } from '../limit-reason.ts'
import { usedRule } from '../used-rule.ts'
import { type NpsValues, npsReturnIn, npsSharesIn, npsYears } from './nps-plan.ts'

const { normalAge, normalYears, latestAge, prematureWholeUpTo, prematureAnnuityPercent } =
  newest(npsExitTerms)
const { ownBeside, ownPercent, employerPercent } = newest(npsDeductionTerms)

/** What people look for the nps calculator by, and what explains its answers. */
export const npsDetails: Details<NpsValues> = {
  topic: 'salary',
  keywords: [
    'nps',
    'national pension system',
    'national pension scheme',
    'nps tier 1',
    'annuity',
    'nps pension',
    'nps withdrawal',
    'nps auto choice',
    'nps life cycle fund',
    'rashtriya pension',
    'एनपीएस',
    'राष्ट्रीय पेंशन प्रणाली',
  ],
  aliases: { m: 'monthlyContribution', r: 'annualReturnPercent', a: 'age' },
  formulas: [
    { symbols: 'C = P + G', filled: '{corpus} = {paidIn} + {totalGain}' },
    { symbols: 'M = A × R ÷ 12', filled: '{monthlyPension} = {annuityCorpus} × {annuityRatePercent} ÷ 12' },
    {
      symbols: 'C = L + A',
      filled: '{corpus} = {lumpSum} + {annuityCorpus}',
      of: ['lumpSum', 'annuityCorpus'],
      isAside: true,
    },
  ],
  legend: {
    C: { meaning: 'Corpus on leaving', figure: 'corpus' },
    P: { meaning: 'Paid in', figure: 'paidIn' },
    G: { meaning: 'Returns', figure: 'totalGain' },
    M: { meaning: 'Pension a month', figure: 'monthlyPension' },
    A: { meaning: 'Into the annuity', figure: 'annuityCorpus' },
    R: { meaning: 'What the annuity pays a year', figure: 'annuityRatePercent' },
    L: { meaning: 'Paid at once', figure: 'lumpSum' },
  },
  explanation: {
    steps: {
      growth: {
        text: '{monthlyContribution} at the beginning of every month for {years} grow by a twelfth of {yearsReturn} each month, to {corpus}.',
        when: { input: 'timing', is: ['begin'] },
      },
      growthAtEnd: {
        text: '{monthlyContribution} at the end of every month for {years} grow by a twelfth of {yearsReturn} each month, to {corpus}.',
        when: { input: 'timing', is: ['end'] },
      },
      split: {
        text: 'A year returns what its shares make of {returnE} on equity, {returnC} on corporate and {returnG} on government bonds. In the first year {firstEquity} are in equity and {firstCorporate} in corporate bonds, which returns {firstReturn}; in the last {lastShareE} and {lastCorporate}, which returns {lastReturn}. That comes to as much as {evenedReturn} in every year.',
        when: { input: 'assetChoice', isNot: ['one'] },
      },
      exit: 'Of it {annuityShare} buys an annuity, {annuityCorpus}; {lumpSum} is paid at once, of which {taxFree} is free of tax.',
      pension: 'The annuity pays {annuityRatePercent} a year, which is {monthlyPension} a month.',
      tax: {
        text: 'Of a year’s contributions {ownDeduction} of one’s own and {employerDeduction} of the employer’s are deducted, which saves {taxSaved}.',
        when: { input: 'taxRegime', is: ['old', 'new'] },
      },
    },
    figures: (values) => {
      const last = npsYears(values) - 1
      const percent = (value: number) => ({ value, unit: 'percent' }) as const
      const { equityPercent, corporatePercent } = npsSharesIn(values, 0)
      return {
        years: { value: last + 1, unit: 'years' },
        yearsReturn:
          values.assetChoice === 'one'
            ? percent(values.annualReturnPercent)
            : { value: 'the year’s own return', unit: 'text' },
        firstEquity: percent(equityPercent),
        firstCorporate: percent(corporatePercent),
        lastCorporate: percent(npsSharesIn(values, last).corporatePercent),
        firstReturn: percent(npsReturnIn(values, 0)),
        lastReturn: percent(npsReturnIn(values, last)),
      }
    },
  },
  conventions: {
    exit: 'Since December 2025 everything up to 8 lakh may be taken at once, 6 lakh of a corpus up to 12 lakh, and of a larger one all but 20 % (government: 40 %), which buy an annuity.',
    tax: 'Free of tax are 60 % of the corpus. What is taken beyond that is taxed, as no amendment was seen: uncertain.',
    begin:
      'A contribution is paid at the beginning of its month, as the Trust’s calculator has it, unless the end is chosen. Charges are not taken off.',
    leaving: `An exit is normal from ${normalAge} on and, outside government, after ${normalYears} years; otherwise it is premature, and ${prematureAnnuityPercent} % of more than ${inRupees(prematureWholeUpTo)} buy an annuity.`,
    deductions: `One’s own contributions are deducted in the old regime alone: ${inRupees(ownBeside)} under 80CCD(1B), and up to ${ownPercent} % of basic pay and DA within what is left of 80C. The employer’s count in both, up to ${employerPercent.new.other} % in the new regime and ${employerPercent.old.other} % in the old (government ${employerPercent.old.government} %), under 80CCD(2). Cess is left out.`,
    opening: 'What is in the account already counts as paid in.',
    funds:
      'A life-cycle fund (auto choice) has all of the account in other shares on every birthday, by PFRDA’s tables; own shares are put right once a year. What equity and bonds return is assumed, and the same in every year.',
  },
  rounding: { ...accountRounding, opening: ({ openingBalance }) => ({ balance: openingBalance }) },
  limitReasons: {
    exitAge: limitReason(
      npsExitTerms,
      `is normal from ${normalAge} on or, outside government, after ${normalYears} years, premature before ${normalAge}, and no later than at ${latestAge}`,
    ),
  },
  rules: ({ taxRegime, assetChoice }) => [
    usedRule(npsExitTerms),
    ...(assetChoice === 'one' || assetChoice === 'own' ? [] : [usedRule(npsLifeCycleFunds)]),
    ...(taxRegime === 'none' ? [] : [usedRule(npsDeductionTerms)]),
  ],
  sources: [
    { title: 'PFRDA’s exit regulations as amended in December 2025, Press Information Bureau, PRID 2206763' },
    { title: 'Sections 10(12A), 80CCD and 80CCE of the Income-tax Act, 1961' },
    { title: 'Pension calculator of the NPS Trust', url: 'https://npstrust.org.in/nps-calculator' },
    {
      title:
        'Life-cycle funds: Ministry of Finance and PFRDA, October 2025; SBI Pension Funds, LIC Pension Fund',
    },
  ],
}
