import type { Details } from '../calculator.ts'
import type { ChitValues } from './chit-course.ts'

/** What people look for the chit-fund calculator by, and what explains its answers. */
export const chitFundDetails: Details<ChitValues, { totalPaid: number; youReceive: number }> = {
  topic: 'investing',
  keywords: [
    'chit fund',
    'chit',
    'chitty',
    'kuri',
    'bishi',
    'committee',
    'bc committee',
    'chit auction',
    'चिट फंड',
    'चिट',
    'बीसी',
  ],
  aliases: { v: 'chitValue', m: 'members', t: 'yourMonth', d: 'yourDiscountPercent' },
  formulas: [
    { symbols: 'P = V × (1 − d)', filled: '{youReceive} = {chitValue} × (1 − {ownDiscount})' },
    {
      symbols: 'S = V × (1 − (o − c)) ÷ m',
      filled: '{firstInstalment} = {chitValue} × (1 − ({otherDiscount} − {commissionPercent})) ÷ {members}',
    },
  ],
  legend: {
    P: { meaning: 'You receive', figure: 'youReceive' },
    V: { meaning: 'Value of the chit', figure: 'chitValue' },
    d: { meaning: 'Your discount', figure: 'ownDiscount' },
    S: { meaning: 'Paid in the month of another', figure: 'firstInstalment' },
    o: { meaning: 'Discount of that month', figure: 'otherDiscount' },
    c: { meaning: 'Commission of the foreman', figure: 'commissionPercent' },
    m: { meaning: 'Members, and months', figure: 'members' },
  },
  explanation: {
    steps: {
      prize: 'In month {yourMonth} you take {chitValue} at a discount of {ownDiscount}: {youReceive}.',
      dividend:
        'What the others forgo beyond the commission of {commissionPercent} lowers everybody’s month: {firstInstalment} where the discount is {otherDiscount}.',
      paid: 'Over {months} you pay {totalPaid} in all.',
      rate: 'The rate a year at which that and {youReceive} are worth the same: {effectiveAnnualPercent}.',
    },
    figures: ({ members, yourDiscountPercent, othersDiscountPercent, commissionPercent }) => ({
      ownDiscount: { value: Math.max(yourDiscountPercent, commissionPercent), unit: 'percent' },
      otherDiscount: { value: Math.max(othersDiscountPercent, commissionPercent), unit: 'percent' },
      months: { value: members, unit: 'months' },
    }),
  },
  conventions: {
    rate: 'The rate is effective: that of a month, compounded over twelve. Who takes the chit early borrows at this rate, who takes it late earns it; in between it is a little of both, and says little.',
    none: 'Taken in the middle at a large discount, a chit can have no rate: the totals hold, and the rate is none.',
    least: 'A discount below the commission counts as the commission: the foreman keeps at least that.',
    commission:
      'The law allows the foreman 5 % of the chit, 7 % since the amendment of 2019. Both figures are probable: they were not checked against the text of the law.',
    risk: 'The rate is that of a chit that pays: unregistered ones are forbidden, and no deposit insurance stands behind any.',
    same: 'The other months’ discounts are taken to be all the same; real auctions begin high and end at the commission.',
  },
  rounding: {
    flows: ['paid', 'received'],
    totals: { paid: 'totalPaid', received: 'youReceive' },
    opening: () => ({ sum: 0 }),
    rests: { sum: { plusBefore: ['sum'], plus: ['received'], minus: ['paid'] } },
  },
  sources: [{ title: 'Chit Funds Act, 1982, sections 2 and 21; Chit Funds (Amendment) Act, 2019' }],
}
