import { calculators } from '@pkg/finance-math/calculators'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
// What the page fetches behind its first load is here already, so that no test waits for a file.
import './answer-details.tsx'
import './answer-options.tsx'
import './explain-typed.ts'
import './headline-strip.tsx'
import './link-notice.tsx'
import './rare-field.tsx'
import './refusal-notice.tsx'
import './result-chart.tsx'
import './result-split.tsx'
import './share-actions.tsx'
import { CalculatorPage } from './calculator-page.tsx'

function open(id: string, search = '') {
  const definition = calculators.find((one) => one.id === id) as (typeof calculators)[number]
  const router = createMemoryRouter([{ path: '*', element: <CalculatorPage definition={definition} /> }], {
    initialEntries: [`${definition.path}${search}`],
  })
  render(<RouterProvider router={router} />)
  return userEvent.setup()
}

test.each([
  ['apy', '?joiningAge=45', 'The Atal Pension Yojana is joined from 18 to 40 (the chart of contributions'],
  ['ssy', '?girlAge=12', 'is for girls below 10 on the day of opening (G.S.R. 914(E) of 12 December 2019'],
  [
    'ppf',
    '?yearlyDeposit=200000',
    'takes from ₹500 to ₹1,50,000 in a financial year, in multiples of ₹50 (G.S.R. 915(E)',
  ],
  [
    'post-office',
    '?principal=4000000',
    'Scheme takes ₹30,00,000 at most, ₹15,00,000 before April 2023 (G.S.R. 916(E)',
  ],
  [
    'post-office',
    '?scheme=kvp&openedOn=2013-01-01',
    'The Kisan Vikas Patra of 2014 began on 23 September 2014',
  ],
  ['capital-gains', '?sellDate=2017-01-01', 'The tax of section 112A is that of sales since 1 April 2018'],
  ['nps', '?age=40&exitAge=90', 'premature before 60, and no later than at 85 (PFRDA'],
])('a link to %s%s is told whose limit it goes beyond', async (id, search, reason) => {
  open(id, search)
  const notice = await screen.findByText(/^The link was not quite right/)
  await expect.poll(() => notice.parentElement?.textContent).toContain(reason)
})

test('a day that is too late is told no rule’s beginning', async () => {
  open('capital-gains', '?sellDate=2100-01-01')
  const notice = await screen.findByText(/^The link was not quite right/)
  await expect
    .poll(() => notice.parentElement?.textContent)
    .toContain('is after the last day that is possible')
  expect(notice.parentElement?.textContent).not.toContain('section 112A')
})

test('so is who types beyond it', async () => {
  const user = open('ssy')
  const age = screen.getByRole('textbox', { name: 'Her age at the opening' })
  await user.clear(age)
  await user.type(age, '12')
  await user.tab()
  expect(
    await screen.findByText(
      /^The most here is 9, so that is used\. The Sukanya Samriddhi Account Scheme, 2019, is for girls below 10 on the day of opening \(G\.S\.R\. 914\(E\)/,
    ),
  ).toBeTruthy()
})

test('a refusal calls every input by its label', async () => {
  open('capital-gains', '?buyDate=2025-01-01&sellDate=2024-01-01')
  expect(await screen.findByText('Bought on must be a day that is not after “Sold on”.')).toBeTruthy()
})
