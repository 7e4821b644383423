import { calculators } from '@pkg/finance-math/calculators'
import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
// What the page fetches behind its first load is here already, so that no test waits for a file.
import './answer-details.tsx'
import './answer-options.tsx'
import './headline-strip.tsx'
import './import-rows.ts'
import './link-notice.tsx'
import './rare-field.tsx'
import './refusal-notice.tsx'
import './result-chart.tsx'
import './share-actions.tsx'
import { CalculatorPage } from './calculator-page.tsx'

function open(id: string, search = '') {
  const definition = calculators.find((one) => one.id === id)
  if (definition === undefined) throw new Error(id)
  const routes = [{ path: '*', element: <CalculatorPage definition={definition} /> }]
  const router = createMemoryRouter(routes, { initialEntries: [`${definition.path}${search}`] })
  render(<RouterProvider router={router} />)
}

const result = () => screen.getByRole('region', { name: 'Result' })
const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
/** Types a day into its box, and leaves it. */
function typeDay(label: string, ...steps: readonly string[]) {
  for (const value of steps) fireEvent.change(box(label), { target: { value } })
  fireEvent.blur(box(label))
}

test('a day counts once it is one, and a year that is being typed changes nothing', async () => {
  open('capital-gains', '?sale=900000&cost=400000&buyDate=2024-02-01&sellDate=2025-03-01')
  await screen.findByLabelText('Sold on')
  expect(result().textContent).toContain('Long-term')
  typeDay('Sold on', '0002-12-01', '0020-12-01', '0202-12-01')
  expect(
    await screen.findByText(
      /^The first day here is 1 Apr 2018\. 1 Mar 2025 is kept\. The tax of section 112A is that of sales since 1 April 2018/,
    ),
  ).toBeTruthy()
  expect(box('Sold on').value).toBe('2025-03-01')
  typeDay('Sold on', '0002-12-01', '2024-12-01')
  expect(await within(result()).findByText('Short-term')).toBeTruthy()
  expect(screen.queryByText(/is kept\.$/)).toBeNull()
  typeDay('Sold on', '')
  expect(await screen.findByText('Enter a whole day, such as 31 Mar 2026. 1 Dec 2024 is kept.')).toBeTruthy()
  // The day and the month come before the year, and make another day on the way.
  typeDay('Sold on', '2024-06-30', '0002-06-30', '2005-06-30')
  expect(
    await screen.findByText(
      /^The first day here is 1 Apr 2018\. 1 Dec 2024 is kept\. The tax of section 112A is that of sales since 1 April 2018/,
    ),
  ).toBeTruthy()
  expect(box('Sold on').value).toBe('2024-12-01')
  typeDay('Sold on', '2150-01-01')
  expect(await screen.findByText('The last day here is 31 Dec 2099. 1 Dec 2024 is kept.')).toBeTruthy()
})

test('days of a link that cannot be taken are told with what is used', async () => {
  open('capital-gains', '?sellDate=2012-01-01&buyDate=31/12/2011')
  const notice = await screen.findByText(
    /Sold on: “2012-01-01” is before the first day that is possible; 1 Apr 2018 is used\./,
  )
  expect(notice.textContent).toContain('Bought on: “31/12/2011” is not a day; the default is used.')
})

test('rows are typed cell by cell, added and removed, and each change is computed', async () => {
  const user = userEvent.setup()
  open('debt-payoff', '?debts=12000:0:1000&extra=0')
  const owed = await screen.findByRole('textbox', { name: 'Owed of debt 1' })
  expect(result().textContent).toContain('12\u00a0months')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Remove debt 1' }).disabled).toBe(true)
  await user.clear(owed)
  await user.type(owed, '24k{Enter}')
  expect(await within(result()).findAllByText('24 months')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Add a debt' }))
  expect(box('Owed of debt 2').value).toBe('24,000')
  await user.clear(box('Rate a year of debt 2'))
  await user.type(box('Rate a year of debt 2'), '4000{Enter}')
  expect(
    await screen.findByText('Rate a year of debt 2: The most here is 1,000 %, so that is used.'),
  ).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Remove debt 2' }))
  expect(screen.queryByLabelText('Owed of debt 2')).toBeNull()
})

test('rows copied from a spreadsheet are pasted into any field', async () => {
  const user = userEvent.setup()
  open('debt-payoff')
  await user.click(await screen.findByRole('textbox', { name: 'Owed of debt 1' }))
  await user.paste('Lender\tEMI\tOutstanding\tInterest\nA\t1,000\t12,000\t0 %\nB\t2,000\t12,000\t0 %')
  expect(await screen.findByText('2 debts were taken over.')).toBeTruthy()
  expect(box('Minimum a month of debt 2').value).toBe('2,000')
  await user.click(box('Owed of debt 1'))
  await user.paste('a\tb\nc\td')
  expect(await screen.findByText(/That needs columns for owed, rate a year and minimum a month/)).toBeTruthy()
  expect(box('Minimum a month of debt 2').value).toBe('2,000')
})

test('debts that the budget never ends are refused, and a least below the interest is named', async () => {
  open('debt-payoff', '?debts=100000:36:2000&extra=0')
  expect(await screen.findByText('The minimums and the extra never pay the debts off.')).toBeTruthy()
})

test('a link may hold no rows at all, and that is not an option in use', async () => {
  open('capital-gains', '?asset=property&buyDate=2010-05-01&improvements=none')
  expect(await screen.findByRole('button', { name: 'Add an improvement' })).toBeTruthy()
  expect(screen.getByText('More options')).toBeTruthy()
  expect(screen.queryByLabelText('Amount of improvement 1')).toBeNull()
})
