import type { Details } from '../calculator.ts'
import { type DebtValues, debtRows, isGrowing } from './debt-plan.ts'

/** What people look for the debt-payoff calculator by, and what explains its answers. */
export const debtPayoffDetails: Details<DebtValues, { paidOffMonths: readonly number[]; months: number }> = {
  topic: 'loans',
  keywords: [
    'debt payoff',
    'debt snowball',
    'debt avalanche',
    'snowball method',
    'avalanche method',
    'pay off debts',
    'debt free',
    'several loans',
    'multiple loans',
    'debt consolidation',
    'karz mukti',
    'karz chukana',
    'कर्ज मुक्ति',
    'कर्ज चुकाना',
    'कई कर्ज',
  ],
  aliases: { d: 'debts', x: 'extra', s: 'strategy' },
  formulas: [
    { symbols: 'P = M + X', filled: '{budget} = {minimums} + {extra}' },
    {
      symbols: 'Bₖ = Bₖ₋₁ + Iₖ − Pₖ',
      filled: '{firstBalance} = {owed} + {firstInterest} − {firstPayment}',
      of: ['months', 'totalInterest'],
    },
    {
      symbols: 'T = B₀ + I',
      filled: '{totalPaid} = {owed} + {totalInterest}',
      of: ['totalPaid', 'totalInterest', 'owed'],
      isAside: true,
    },
  ],
  legend: {
    P: { meaning: 'Paid every month until nothing is owed', figure: 'budget' },
    M: { meaning: 'Minimum a month of all debts', figure: 'minimums' },
    X: { meaning: 'Extra a month', figure: 'extra' },
    Bₖ: { meaning: 'Owed after month k; here after the first', figure: 'firstBalance' },
    Iₖ: { meaning: 'Interest of month k', figure: 'firstInterest' },
    Pₖ: { meaning: 'Paid in month k', figure: 'firstPayment' },
    'B₀': { meaning: 'Owed today', figure: 'owed' },
    I: { meaning: 'Interest', figure: 'totalInterest' },
    T: { meaning: 'Paid in all', figure: 'totalPaid' },
  },
  explanation: {
    steps: {
      budget:
        'The least of all debts and the extra are {budget} a month. As much is paid until the end: what a debt that is paid off leaves goes to the next one.',
      growing: '{growing}',
      order: 'They end in this order: {order}.',
      end: 'After {months} nothing is owed; {totalInterest} of interest were paid, by the other order {otherInterest} in {otherMonths}.',
    },
    figures: (values, { paidOffMonths }) => {
      const { debts } = values
      const minimums = debts.reduce((sum, { minimum }) => sum + minimum, 0)
      const [first] = debtRows(values) as [ReturnType<typeof debtRows>[number]]
      const order = paidOffMonths
        .map((month, index) => ({ month, name: `debt ${index + 1} (month ${month})` }))
        .sort((one, other) => one.month - other.month)
      return {
        minimums: { value: minimums, unit: 'inr' },
        firstInterest: { value: first.interest, unit: 'inr' },
        firstPayment: { value: first.payment, unit: 'inr' },
        firstBalance: { value: first.balance, unit: 'inr' },
        growing: { value: tellGrowing(debts), unit: 'text' },
        order: { value: order.map(({ name }) => name).join(', '), unit: 'text' },
      }
    },
  },
  conventions: {
    order:
      'Highest rate first (avalanche) costs least; smallest debt first (snowball) ends a debt sooner, which some find easier to keep up.',
    month:
      'Each month a twelfth of the yearly rate is added to every debt, then every least amount is paid, then the rest of the budget.',
    least:
      'The least stays as it is today. A card’s minimum due falls with what is owed; paying as much as today ends it sooner.',
    never: 'Where the budget never ends the debts, there is no answer.',
    nothingNew:
      'Nothing more is borrowed, and fees, penalties and the tax on a card’s interest are left out.',
  },
  rounding: {
    flows: ['interest', 'payment'],
    totals: { interest: 'totalInterest' },
    opening: ({ debts }) => ({ balance: debts.reduce((sum, { balance }) => sum + balance, 0) }),
    rests: { payment: { plus: ['interest'], minus: ['balance'], plusBefore: ['balance'] } },
  },
  sources: [
    {
      title:
        'M. Amar, D. Ariely, S. Ayal, C. Cryder and S. Rick, Winning the Battle but Losing the War, Journal of Marketing Research, 2011',
    },
  ],
}

function tellGrowing(debts: DebtValues['debts']): string {
  const named = debts.flatMap((debt, index) => (isGrowing(debt) ? [`debt ${index + 1}`] : []))
  if (named.length === 0) return 'The least of every debt is more than its interest.'
  const names = new Intl.ListFormat('en-GB').format(named)
  return `The least of ${names} is below the interest of the first month: by it alone, more would be owed every month.`
}
