import { expect, test } from 'vitest'
import { solve } from '../solve.ts'
import { toEvents } from './to-events.ts'

const now = Date.UTC(2026, 10, 30)
const calculationsOf = (question: string) =>
  [...toEvents(solve({ question, now }))].flatMap(({ event, data }) =>
    event === 'calculation' ? [data] : [],
  )

test('a figure that was given to a formula without a calculator is sent with its name and unit', () => {
  const [part] = calculationsOf('interest paid in first year on 30 lakh loan 8.5% 20 years')
  expect(part?.called).toEqual({
    principal: { label: 'Loan amount', unit: 'inr' },
    annualRatePercent: { label: 'Interest rate a year', unit: 'percent' },
    years: { label: 'Tenure', unit: 'years' },
    fromMonth: { label: 'First instalment', unit: 'number' },
    toMonth: { label: 'Last instalment', unit: 'number' },
  })
  const [weekly] = calculationsOf('500 per week sip 12% 10 years')
  expect(weekly?.inputs.every).toBe('weekly')
  expect(weekly?.called?.every).toEqual({ label: 'How often', unit: 'text' })
})

test('fields of a calculator are called as its definition calls them, and sent without', () => {
  expect(calculationsOf('emi on 50 lakh at 8.5% for 20 years')[0]).not.toHaveProperty('called')
})

test('how a month’s rate is made of a year’s is no figure of a formula without a calculator', () => {
  expect(calculationsOf('corpus needed to withdraw 50000 a month for 25 years at 7%')[0]?.inputs).toEqual({
    monthlyWithdrawal: 50_000,
    annualRatePercent: 7,
    years: 25,
  })
})
