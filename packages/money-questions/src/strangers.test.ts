import { expect, test } from 'vitest'
import { solve } from './solve.ts'

const now = Date.UTC(2026, 10, 30)
const ask = (question: string, ...before: string[]) => solve({ question, before, now })

// Every figure was computed in Python from the definition of the product.
test.each([
  // So much a month is no goal that costs so much once: 99,91,479.19 divided by 1.06 to the 20th.
  [
    'What would 10k monthly for 20 years at 12% be worth in todays money if inflation is 6%?',
    [3115390.4401545],
  ],
  ['5000 monthly 10 saal 12% aaj ke paise me, mehngai 6%', [648684.63351]],
  // A fee is part of what is paid in all.
  ['Fridge 48,000, no cost EMI 12 months, processing fee 499. how much in total', [48499]],
  ['loan 5 lakh 10% 3 years emi processing fee 5000 how much in total', [585809.3697]],
  // Several questions in one, each with its own answer.
  ['What is the EMI and total interest on 22 lakh at 8.9% for 18 years?', [20464.589, 2220351.223]],
  ['emi, interest and total for 9 lakh 10% 4 yr', [22826.32509, 195663.6044, 1095663.604]],
  ['SIP 10k 12% 10 years - how much invested, how much gain and total?', [1200000, 1123390.764, 2323390.764]],
  ['20% discount on 500: how much saved and what do i pay', [100, 400]],
  ['fees 80,000 tds 10% how much tds and how much do I receive', [8000, 72000]],
  [
    'If I take 15 lakh at 9% for 10 years, what is the EMI, and what if 12 years?',
    [19001.36606, 17070.46045],
  ],
  ['12 lakh ka loan 10% 5 saal emi? aur agar 7 saal?', [25496.45365, 19921.42083]],
  ['18% of 500 and 12% of 700', [90, 84]],
  ['two SIPs, 5000 at 12% and 3000 at 10%, both for 10 years. total?', [1781351.443]],
  ['Two FDs: 1 lakh at 7% for 2 years and 2 lakh at 7.5% for 3 years. Total interest?', [64831.45362]],
  ['emi for 20-25 lakh at 9% for 10 years', [25335.15475, 31668.94344]],
  // No number of a loan is "8-".
  ['loan 8-9% 20 lakh 10 years emi', [24265.51887, 25335.15475]],
  ['between 10 and 15 years, what EMI for 20 lakh at 9%', [25335.15475, 20285.33168]],
  ['I am 34, earn 1.2 lakh a month and want a 45 lakh home loan at 8.7% for 20 years. EMI?', [39623.53157]],
  [
    'My flat is worth 1.1 crore and 850 sqft. I have a loan of 60 lakh at 8.5% for 15 years. What is the EMI?',
    [59084.37348],
  ],
  ['In 2021 I started a SIP of 5,000 and will run it for 10 years at 12%. Value?', [1161695.382]],
  ['my dog is ill. I took 2 lakh loan at 14% for 2 years. emi?', [9602.576654]],
  ['FD pe quarterly payout kitna milega 8 lakh pe 7%?', [14000]],
  ['Maturity and interest of 3 lakh FD, 7%, 2 yrs', [344664.5349, 44664.53489]],
  // Told in words and in an order of their own.
  ['I can spare 35k a month. At 8.6% for 20 yrs what size of home loan fits?', [4003831.073]],
  [
    'bank raises rate by 0.5%. my loan: 45 lakh @ 8.3% 240 months. what is the increase in my EMI?',
    [1426.361812],
  ],
  ['interest rate cut by 0.5 percent, loan 35 lakh 9 percent 20 years, emi kitna kam hoga', [1116.595287]],
  ['What monthly SIP gets me 1 crore in 15 years at 12%?', [19818.62001]],
  ['i invested 1 lakh and got 50k, 60k in 2 years irr', [6.39410298]],
  [
    'Monthly expenses 60,000 today, age 32, retire at 58, inflation 6%. What will expenses be then?',
    [272962.9778],
  ],
  ['flat 95 lakh rent would be 28k yield percent', [3.536842105]],
  ['Bought bitcoin for 2 lakh, sold for 5 lakh. Tax and what remains as profit?', [93600, 206400]],
  // An age is called by the words before it, and not by those before the next.
  ['nps 5000 a month age 30 exit age 60', [11396626.62085]],
  ['agar 20 lakh ke loan me 9% 15 saal, 2 saal baad 3 lakh bhar du to kitna byaj bachega', [526398.1473]],
  ['मेरा home loan 55 lakh का है 8.35% पे 20 years, total interest कितना जाएगा?', [5830259.103]],
  ['my age 41 wife 38 two kids home loan 38 lakh 8.4% 17 years emi bata do', [35045.36937]],
  ['100-12% of 500', [40]],
  ['rs 50 off on 500', [450]],
])('%s: is what was asked', (question, figures) => {
  const { kind, parts, asked } = ask(question)
  expect([question, kind]).toEqual([question, 'answer'])
  const told = parts.flatMap((part) => (typeof part === 'string' || !part.computed ? [] : [part.value]))
  for (const figure of figures)
    expect(
      [...asked, ...told].some((one) => Math.abs(one - figure) < 0.01),
      `${figure} in ${told}`,
    ).toBe(true)
})

test.each([
  // No difference of 10 and 12 % of 5,000.
  '10-12% of 5000',
  // Rs 35 or 35 %.
  'jeans 2499 flat 35 off kitne ki',
  'flat 20 off on 500',
  '1200 discount 30',
  // What 12 % a year comes to in a quarter.
  // What is told of a share of a salary goes by it.
  'My salary is 85,000. Home loan 50 lakh at 9% for 20 years. What is left of my salary?',
  // No sentence that says something of the money is left out.
  'We closed it early. Loan 10 lakh 9% 5 years emi?',
  'I pay nothing in the first year. Loan 10 lakh 9% 5 years emi?',
  'a car at 8 lakh, 2 lakh from my savings, 9% 5 years emi at which bank',
  'chit 5 lakh',
  // What a deposit pays is no deposit.
  'quarterly income of 20000 from fd at 7%',
  // The rate that it rose to, that it rises to every year, or the instalment and not by how much it changes.
  'bank increased rate by 1 percent to 9.5%, 20 lakh 15 years emi change',
  'rate increases by 1% every year on 20 lakh 9% 10 years, emi increase',
  'if rate goes up by 2% what is emi on 10 lakh 9% 5 years',
  // So much a month or a year, where an amount or a month is counted.
  'which sip makes 50000 a month at 12% in 10 years',
  'I can spare 30000 yearly at 9% for 20 yrs what loan fits',
  // The rate that somebody else has, and what is paid beside the loan.
  'my brother gets 8%. loan 20 lakh 15 years emi?',
  'car worth 10 lakh, loan of 8 lakh at 9% 5 years. how much do I pay in total for the car?',
  'monthly compounding 12% effective quarterly rate',
  // Nobody leaves before the age now, and what is in equity is no return.
  'nps 5000 a month age 60 exit age 30',
  'nps 5000 monthly, I am 30, exit at 60, 70% in equity',
])('%s: may be meant in more than one way, or is not computed', (question) => {
  expect(ask(question).kind).not.toBe('answer')
})

test('what a loan that is paid ahead saves is told again where it is asked for', () => {
  const talk = ['emi on 30 lakh at 8.5% for 20 years', 'what if I pay 4000 more each month?']
  const { kind, text } = ask('how much interest does that save?', ...talk)
  expect([kind, text]).toEqual(['answer', expect.stringContaining('₹10,17,225.74')])
  expect(ask('how much tax does that save?', ...talk).kind).not.toBe('answer')
})
