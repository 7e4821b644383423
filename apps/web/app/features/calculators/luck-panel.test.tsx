import { calculators, computeAnswer } from '@pkg/finance-math/calculators'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { computeLuck } from './compute-luck.ts'
import { LuckOffer } from './luck-offer.tsx'
import './luck-panel.tsx'
import type { AnyAnswer } from './scenario.ts'
import type { LuckyCalculator } from './to-luck-plan.ts'

/** A thread that answers at the next turn, and counts what it is asked. */
class TestWorker {
  static asked = 0
  static living = 0
  static fails = false
  static isForbidden = false
  onmessage: ((event: { data: unknown }) => void) | null = null
  onerror: (() => void) | null = null
  constructor() {
    if (TestWorker.isForbidden) throw new TypeError('no threads')
    TestWorker.living++
  }
  postMessage(request: Parameters<typeof computeLuck>[0]) {
    TestWorker.asked++
    queueMicrotask(() => {
      if (TestWorker.fails) this.onerror?.()
      else this.onmessage?.({ data: { result: computeLuck(request) } })
    })
  }
  terminate() {
    TestWorker.living--
  }
}

beforeEach(() => {
  Object.assign(TestWorker, { asked: 0, living: 0, fails: false, isForbidden: false })
  vi.stubGlobal('Worker', TestWorker)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

function Page({
  id,
  given = {},
  first,
}: {
  id: LuckyCalculator
  given?: object
  first?: string | undefined
}) {
  const definition = calculators.find((one) => one.id === id)
  const [chosen, setChosen] = useState(first)
  const [answer] = useState(() => definition && (computeAnswer(definition, given) as AnyAnswer))
  if (!answer) return null
  return (
    <>
      <output>{chosen}</output>
      <LuckOffer calculator={id} answer={answer} inflation={undefined} chosen={chosen} onChoose={setChosen} />
    </>
  )
}

const from = () => screen.getByRole('combobox', { name: 'Years come from' })

test('asks nothing until somebody does, tells in words and as a table, and ends its thread', async () => {
  const user = userEvent.setup()
  render(<Page id="retirement" />)
  expect(TestWorker.living).toBe(0)
  await user.click(screen.getByRole('button', { name: 'Show', expanded: false }))
  await screen.findByText(/^The money lasts to age 85 in \d\d\.\d\s% of 10,000 draws\.$/)
  screen.getByText('us.60.c.1')
  await user.click(screen.getByRole('button', { name: 'Show as table' }))
  const table = screen.getByRole('table', { name: 'What is there, in today’s money' })
  const heads = within(table).getAllByRole('columnheader')
  expect(heads.map(({ textContent }) => textContent)).toEqual([
    ...['Age', 'Half', 'Top 5 %', 'Top 25 %', 'Low 25 %', 'Low 5 %', 'Steady'],
  ])
  expect(within(table).getAllByRole('row')).toHaveLength(1 + 56)
  await user.click(screen.getByRole('button', { name: 'Hide', expanded: true }))
  expect(TestWorker.living).toBe(0)
})

test('sets the answers of all sources beside each other, and says what none can tell', async () => {
  render(<Page id="retirement" first="us.60.c.1" />)
  const table = await screen.findByRole('table', { name: 'The same plan by each source of years' })
  const [head, ...rows] = within(table).getAllByRole('row')
  expect(
    within(head as HTMLElement)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual([...['Years come from', 'Lasts to the end', 'Half end with']])
  // Computed in Python with the same draws; 55 years of India are not there.
  const shares = rows.map((row) => row.textContent?.replace(/\s/g, ' '))
  expect(shares[0]).toMatch(/^Drawn from US history, 60 % in shares66\.5 %/)
  expect(shares[1]).toMatch(/^Every starting year of US history, 60 % in shares56\.1 %/)
  expect(shares[2]).toMatch(/^Every starting year of India, 2000 to 2017\D*$/)
  expect(shares[3]).toMatch(/^Drawn from India, 2000 to 201766\.3 %/)
  expect(shares[4]).toMatch(/^Drawn around this page’s return, spread by 17 %48\.5 %/)
  expect(rows[0]?.getAttribute('aria-current')).toBe('true')
})

test('every choice is in the address, and draws again draw otherwise', async () => {
  const user = userEvent.setup()
  render(<Page id="retirement" first="us.60.c.1" />)
  const before = (await screen.findByText(/^The money lasts/)).textContent
  await user.click(screen.getByRole('button', { name: 'Draw again' }))
  screen.getByText('us.60.c.2')
  await screen.findByText(/Seed 2: the same link draws the same/)
  expect(screen.getByText(/^The money lasts/).textContent).not.toBe(before)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Spending' }), 'A share of what is there')
  await screen.findByText(/^In the last year half of 10,000 draws can spend ₹/)
  screen.getByRole('heading', { name: 'Spent a month, in today’s money' })
  await user.selectOptions(from(), 'Drawn from India, 2000 to 2017')
  expect(screen.queryByRole('textbox', { name: 'In shares' })).toBeNull()
  await screen.findByText(/eighteen are few/)
  await user.selectOptions(from(), 'Every starting year of US history')
  await screen.findByText(/this counts the past, and is no probability/)
  expect(screen.queryByRole('button', { name: 'Draw again' })).toBeNull()
  const box = screen.getByRole('textbox', { name: 'In shares' })
  await user.clear(box)
  await user.type(box, '75')
  await user.tab()
  screen.getByText('past.75.p.2')
  await screen.findByText(/75 % in the S&P Composite/)
})

test('tells how often what the page says is reached', async () => {
  render(<Page id="sip" first="t.17.c.1" />)
  await screen.findByText(
    /^\d\d\.\d\s% of 10,000 draws end with ₹[\d.]+\slakh or more, which is what a steady 12\s%/,
  )
  await screen.findByText(/the page’s return of 12\s% \(12\.68 % as the page compounds it\)/)
  expect(screen.queryByRole('combobox', { name: 'Spending' })).toBeNull()
})

test('says so where there is no plan to try, and where the thread fails', async () => {
  const tooLong = { currentAge: 0, retirementAge: 60, lifeExpectancy: 110 }
  const { unmount } = render(<Page id="retirement" given={tooLong} first="us.60.c.1" />)
  await screen.findByText(/plans of 1 to 100 years/)
  expect(TestWorker.asked).toBe(0)
  unmount()
  TestWorker.fails = true
  const failing = render(<Page id="swp" first="us.60.c.1" />)
  await screen.findByText('It could not be computed. Please reload the page.')
  failing.unmount()
  TestWorker.isForbidden = true
  render(<Page id="swp" first="us.60.c.1" />)
  await screen.findByText('It could not be computed. Please reload the page.')
})

test('says what of the luck of a link was left out, until something is chosen', async () => {
  const user = userEvent.setup()
  render(<Page id="retirement" first="mars.60.c.1" />)
  const told = await screen.findByText(
    /^Years come from: “mars” is not one of the choices; the default is used\.$/,
  )
  within(told.parentElement as HTMLElement).getByText('The link was not quite right.')
  await user.selectOptions(from(), 'Drawn from India, 2000 to 2017')
  expect(screen.queryByText('The link was not quite right.')).toBeNull()
})
