import { monthlyRate, type RateConvention } from '../../formulas/monthly-rate.ts'
import { type SwpInput, type SwpRow, swp } from '../../formulas/swp.ts'
import type { Details } from '../calculator.ts'

/** What people look for the swp calculator by, and what explains its answers. */
export const swpDetails: Details<SwpInput & { rateConvention: RateConvention }> = {
  topic: 'investing',
  keywords: [
    'swp',
    'systematic withdrawal plan',
    'withdrawal',
    'monthly income',
    'regular income',
    'pension from mutual fund',
    'nikasi',
    'एसडब्ल्यूपी',
    'निकासी',
    'मासिक आय',
  ],
  aliases: { p: 'principal', w: 'monthlyWithdrawal', r: 'annualRatePercent', y: 'years' },
  formulas: [
    {
      symbols: 'Bₖ = Bₖ₋₁ × (1 + i) − W',
      filled: '{firstBalance} = {principal} × (1 + {monthlyRate}) − {firstWithdrawal}',
    },
    {
      of: ['finalBalance', 'totalWithdrawn'],
      isAside: true,
      symbols: 'B = B₀ + I − T',
      filled: '{finalBalance} = {principal} + {totalInterest} − {totalWithdrawn}',
    },
  ],
  legend: {
    Bₖ: { meaning: 'Balance after month k; here after the first', figure: 'firstBalance' },
    'B₀': { meaning: 'Total investment', figure: 'principal' },
    B: { meaning: 'Final balance', figure: 'finalBalance' },
    I: { meaning: 'Returns earned', figure: 'totalInterest' },
    T: { meaning: 'Total withdrawn', figure: 'totalWithdrawn' },
    i: { meaning: 'Return a month', figure: 'monthlyRate' },
    W: { meaning: 'Monthly withdrawal, at the end what is left', figure: 'monthlyWithdrawal' },
  },
  explanation: {
    steps: {
      rate: 'A return of {annualRatePercent} a year counts as {monthlyRate} a month ({rateConvention}).',
      month: 'Every month the balance grows by that, then {monthlyWithdrawal} is taken out.',
      end: 'In {monthsPaid} of {months} there is something to withdraw: {totalWithdrawn} in all, and {finalBalance} is left.',
    },
    figures: (values) => {
      // The smallest investment lasts for a month at least.
      const first = swp(values).rows[0] as SwpRow
      return {
        monthlyRate: {
          value: monthlyRate(values.annualRatePercent, values.rateConvention) * 100,
          unit: 'percent',
        },
        months: { value: Math.floor(12 * values.years + 1e-6), unit: 'months' },
        firstBalance: { value: first.balance, unit: 'inr' },
        firstWithdrawal: { value: first.withdrawal, unit: 'inr' },
      }
    },
  },
  conventions: {
    order: 'The balance grows first; the withdrawal is made at the end of the month.',
    end: 'When less than a withdrawal is left, only that is paid and counted.',
    rate: 'The monthly rate is the yearly rate divided by 12, unless the twelfth root is chosen.',
  },
  rounding: {
    flows: ['interest', 'withdrawal'],
    totals: { withdrawal: 'totalWithdrawn' },
    opening: ({ principal }) => ({ balance: principal }),
    rests: { interest: { plus: ['balance', 'withdrawal'], minusBefore: ['balance'] } },
  },
  sources: [
    {
      title: 'SWP calculator, AdvisorKhoj',
      url: 'https://www.advisorkhoj.com/tools-and-calculators/swp-calculator',
    },
    { title: 'Withdrawal schedule, Nessoftech', url: 'https://nessoftech.com/finance-tools/swp' },
  ],
}
