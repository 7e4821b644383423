import { solve } from '@pkg/money-questions'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { CalculationCard } from './calculation-card.tsx'

function show(question: string) {
  const [calculation] = solve({ question, now: Date.UTC(2026, 10, 24) }).calculations
  if (calculation === undefined) throw new Error(`${question} has no card`)
  render(
    <MemoryRouter>
      <CalculationCard calculation={calculation as never} />
    </MemoryRouter>,
  )
  return screen.getByRole('region')
}

test('rows that were given are written with the unit of each column', () => {
  const card = show('debt payoff: 80000 at 36% minimum 4000 and 250000 at 14% minimum 8500, extra 5000')
  expect(card.textContent).toContain('₹80,000 / 36 % / ₹4,000, ₹2,50,000 / 14 % / ₹8,500')
})

test('days that were given are written as days', () => {
  const card = show(
    'capital gains on gold bought on 1 June 2020 for 4 lakh and sold on 1 August 2024 for 6 lakh',
  )
  expect(card.textContent).toContain('1 Jun 2020')
  expect(card.textContent).toContain('1 Aug 2024')
})

const english = /[a-z]{3,}/i

test('all of a card is in Hindi where its question is, and is read out so', () => {
  const card = show('20 लाख का होम लोन 8% पर 20 साल ब्याज कितना होगा')
  expect(card.getAttribute('lang')).toBe('hi')
  expect(card.getAttribute('aria-label')).toBe('हिसाब: लोन की ईएमआई')
  for (const words of ['लोन की रकम', 'सालाना ब्याज दर', '20 साल', 'कुल ब्याज', 'जाँचा हुआ', 'कैलकुलेटर में खोलें'])
    expect(card.textContent).toContain(words)
  const labels = [...card.querySelectorAll('dt, dd')].map(({ textContent }) => textContent)
  expect(labels.filter((label) => english.test(label.replace('EMI', '')))).toEqual([])
})

test('in Hindi in Latin letters it is in those, and in English as ever', () => {
  const mixed = show('20 lakh ka home loan 8% par 20 saal byaj kitna')
  expect(mixed.hasAttribute('lang')).toBe(false)
  for (const words of ['Loan ki rakam', '20 saal', 'Kul byaj', 'Jaancha hua'])
    expect(mixed.textContent).toContain(words)
  cleanup()
  const card = show('EMI on 20 lakh at 8% for 20 years')
  for (const words of ['Loan amount', '20 years', 'Total interest', 'Verified', 'Open in calculator'])
    expect(card.textContent?.replaceAll('\u00a0', ' ')).toContain(words)
})

test('figures of a formula without a calculator are called what they are, in their units', () => {
  const card = show('prepay 50000 every year on 40 lakh loan 8.5% 20 years')
  const rows = [...card.querySelectorAll('dl:first-of-type > div')].map(({ textContent }) =>
    textContent?.replaceAll('\u00a0', ' '),
  )
  expect(rows.slice(0, 5)).toEqual([
    'Loan amount₹40,00,000.00',
    'Interest rate a year8.5 %',
    'Tenure20 years',
    'Extra a month₹0.00',
    'Extra a year₹50,000.00',
  ])
  cleanup()
  expect(show('500 per week sip 12% 10 years').textContent).toContain('How oftenweekly')
})
