import { solve } from '@pkg/money-questions'
import { render, screen } from '@testing-library/react'
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
