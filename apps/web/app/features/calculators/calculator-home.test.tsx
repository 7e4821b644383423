import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { type CalculatorCard, CalculatorHome } from './calculator-home.tsx'

const Icon = (() => null) as unknown as CalculatorCard['Icon']
const cards: CalculatorCard[] = [
  {
    name: 'Gratuity Calculator',
    description: 'What is due',
    path: '/calculator/gratuity',
    topic: 'salary',
    Icon,
  },
  {
    name: 'Car Loan Calculator',
    description: 'An instalment',
    path: '/calculator/car',
    topic: 'loans',
    Icon,
  },
  {
    name: 'Home Loan Calculator',
    description: 'An instalment',
    path: '/calculator/home',
    topic: 'loans',
    Icon,
  },
]

function renderHome() {
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => <CalculatorHome calculators={cards} loadKeywords={async () => ({ keywords: {} })} />,
    },
    { path: '/calculator/:id', Component: () => <p>The page of one</p> },
  ])
  render(<Stub />)
  return screen.getByRole('searchbox', { name: 'Search calculators' })
}

test('Enter opens the only page that is found', async () => {
  const user = userEvent.setup()
  const box = renderHome()
  await user.type(box, 'gratuity')
  await screen.findByRole('heading', { name: 'Gratuity Calculator', level: 2 })
  await user.type(box, '{Enter}')
  await screen.findByText('The page of one')
})

test.each(['loan', 'spaceship', 'gratuity of nobody', ''])(
  'Enter opens nothing for “%s”, which finds no single page',
  async (term) => {
    const user = userEvent.setup()
    const box = renderHome()
    if (term) await user.type(box, term)
    await user.type(box, '{Enter}')
    expect(screen.queryByText('The page of one')).toBeNull()
  },
)
