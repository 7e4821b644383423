import { toast, toastStore } from '@pkg/ui-kit/components/toast.ts'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetAccount } from '#app/lib/forget-account.ts'
import { rememberNetWorthUsed } from './account-start.ts'
// What the page fetches behind its first load is here already, so that no test waits for a file.
import './compare-board.tsx'
import './plan-panel.tsx'
import { ComparePage } from './compare-page.tsx'
import { mostPins, type Pin } from './pin.ts'
import { setPins, setPlan, usePins, usePinsKept } from './use-pins.ts'

const loan = (rate: number, name = ''): Pin => ({
  calculator: 'loan',
  query: `principal=1000000&annualRatePercent=${rate}&years=10&emiRounding=none`,
  name,
})

beforeEach(() => {
  usePinsKept.setState({ isKept: true })
  setPins([])
  setPlan('')
})
afterEach(() => vi.restoreAllMocks())

async function open(hash = '') {
  const router = createMemoryRouter([{ path: '*', element: <ComparePage /> }], {
    initialEntries: [`/calculator/compare${hash}`],
  })
  const { unmount } = render(<RouterProvider router={router} />)
  return { router, user: userEvent.setup(), unmount }
}

const pinned = () => screen.findByRole('region', { name: 'Pinned results' })
const names = async () =>
  (await within(await pinned()).findAllByRole('listitem')).map(({ textContent }) => textContent)
const undo = () => act(() => toastStore.getState().at(-1)?.action?.onSelect())

describe('the page that compares', () => {
  it('says how to pin while nothing is', async () => {
    await open()
    expect(await screen.findByText('Nothing is pinned on this device yet.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Open the calculators' }).getAttribute('href')).toBe(
      '/calculator/home',
    )
  })

  it('shows what is pinned here, and its address becomes the link to it', async () => {
    setPins([loan(8), loan(9)])
    const { router } = await open()
    const table = within(await screen.findByRole('region', { name: 'Loan EMI Calculator' })).getByRole(
      'table',
    )
    // 10 lakh over 120 months, by Python with 50 digits: 12132.76 at 8 %, 12667.58 at 9 %.
    const row = within(table).getByRole('row', { name: /^Monthly instalment/ })
    expect(row.textContent).toContain('₹12,132.76')
    expect(row.textContent).toContain('₹12,667.58+₹534.82')
    // No line breaks between a sign and its number, only before the brackets.
    const whole = [...row.querySelectorAll('.whitespace-nowrap')].map(({ textContent }) => textContent)
    expect(whole).toEqual(['₹12,132.76', '₹12,667.58', '+₹534.82', '(+4.4\u00a0%)'])
    await expect
      .poll(() => router.state.location.hash)
      .toMatch(
        /^#pin=loan~principal~1000000~annualRatePercent~8~.*&pin=loan~principal~1000000~annualRatePercent~9~/,
      )
  })

  it('renames a result, and an empty name is given back', async () => {
    setPins([loan(8), loan(9)])
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: /^Rename Loan EMI, 8/ }))
    await user.keyboard('State bank{Enter}')
    expect((await names())[0]).toContain('State bank')
    expect(usePins.getState().pins[0]?.name).toBe('State bank')
    await user.click(screen.getByRole('button', { name: 'Rename State bank' }))
    await user.keyboard('Not kept{Escape}')
    expect((await names())[0]).toContain('State bank')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Rename State bank' }))
    await user.click(screen.getByRole('button', { name: 'Rename State bank' }))
    await user.clear(screen.getByRole('textbox'))
    await user.keyboard('{Enter}')
    expect((await names())[0]).toContain('Loan EMI, 8')
  })

  it('removes one, which can be undone to its place, and passes the focus on', async () => {
    setPins([loan(8, 'A'), loan(9, 'B'), loan(10, 'C')])
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Remove B' }))
    expect(await names()).toHaveLength(2)
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove C')
    undo()
    expect(usePins.getState().pins.map(({ name }) => name)).toEqual(['A', 'B', 'C'])
  })

  it('compares the others with the one that is put first', async () => {
    setPins([loan(8, 'A'), loan(9, 'B')])
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Compare the others with B' }))
    expect(screen.getByText('Differences are against “B”, the first.')).toBeTruthy()
    expect(usePins.getState().pins.map(({ name }) => name)).toEqual(['B', 'A'])
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Rename B')
  })

  it('shows the pins of a link without keeping them, until somebody does', async () => {
    setPins([loan(8, 'Mine')])
    const { user } = await open(
      '#pin=loan~principal~1000000~annualRatePercent~9~years~10~emiRounding~none~~Yours',
    )
    expect(await screen.findByText('These results came by a link.')).toBeTruthy()
    expect(await names()).toEqual([expect.stringContaining('Yours')])
    await user.click(screen.getByRole('button', { name: 'Remove Yours' }))
    expect(usePins.getState().pins.map(({ name }) => name)).toEqual(['Mine'])
    undo()
    await user.click(await screen.findByRole('button', { name: 'Pin them here' }))
    expect(usePins.getState().pins.map(({ name }) => name)).toEqual(['Mine', 'Yours'])
    expect(await names()).toHaveLength(2)
  })

  it('does not keep more than there is room for, and says so', async () => {
    setPins(Array.from({ length: mostPins }, (_, place) => loan(place + 1)))
    const { user } = await open('#pin=fd~principal~1000')
    await user.click(await screen.findByRole('button', { name: 'Pin them here' }))
    expect(toastStore.getState().at(-1)?.title).toBe(`No more than ${mostPins} results can be pinned`)
    expect(usePins.getState().pins).toHaveLength(mostPins)
  })

  it('says what of a link is wrong, and shows the rest', async () => {
    await open('#pin=no-such~a~1&pin=loan~principal~-5~annualRatePercent~abc&pin=loan~principal')
    const notice = await screen.findByText('The link was not quite right.')
    const said = notice.closest('[role=status]')?.textContent
    expect(said).toContain('One result of the link cannot be read and is left out.')
    expect(said).toContain('“no-such” is none of the calculators, so its result is left out.')
    expect(said).toContain('Loan amount: “-5” is below the least that is possible')
    expect(await names()).toHaveLength(1)
  })

  it('says that a result has no answer, and why', async () => {
    setPins([
      {
        calculator: 'card-payoff',
        query: 'mode=fixed&balance=100000&annualRatePercent=42&monthlyPayment=100',
        name: '',
      },
    ])
    await open()
    expect((await names())[0]).toMatch(/monthlyPayment|payment/i)
  })

  it('tells the day on which its rules were checked', async () => {
    setPins([{ calculator: 'ppf', query: '', name: '' }])
    await open()
    expect(await screen.findByText(/^By 2 rules last checked on \d+ \w+ 20\d\d$/)).toBeTruthy()
  })

  it('copies a link that opens the same', async () => {
    setPins([loan(8, 'A'), loan(9, 'B')])
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Copy link' }))
    const link = new URL(await navigator.clipboard.readText())
    expect(link.pathname).toBe('/calculator/compare')
    expect(new URLSearchParams(link.hash.slice(1)).getAll('pin').map((text) => text.slice(-3))).toEqual([
      '~~A',
      '~~B',
    ])
    toast.dismiss(0)
  })
})

describe('the plan of what is pinned', () => {
  const plan = () => screen.findByRole('checkbox', { name: 'Bank' })

  it('is made when somebody asks, kept here, and keeps its numbers while it is closed', async () => {
    setPins([loan(8, 'Bank')])
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Make a plan' }))
    await plan()
    const income = screen.getByRole<HTMLInputElement>('textbox', { name: 'Income a month' })
    await user.clear(income)
    await user.type(income, '20000')
    await user.tab()
    expect(new URLSearchParams(usePins.getState().plan).get('monthlyIncome')).toBe('20000')
    // 2,40,000 come, 12 × 12,132.759… go: 94,406.89 are left.
    expect(screen.getByRole('row', { name: /^1 / }).textContent).toContain('₹94,406.89')
    await user.click(screen.getByRole('button', { name: 'Close the plan' }))
    expect(usePins.getState().plan).toBe('')
    await user.click(screen.getByRole('button', { name: 'Make a plan' }))
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Income a month' }).value).toBe('20,000')
  })

  it('says that one loan in two calculators is counted twice, until one of them is taken out', async () => {
    const { query } = loan(8, 'Bank')
    setPins([loan(8, 'Bank'), { calculator: 'loan-prepayment', query, name: 'Bank, prepaid' }])
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Make a plan' }))
    await plan()
    const said = screen.getByText('One loan is counted twice.').closest('[role=status]')?.textContent
    expect(said).toContain(
      'Bank and Bank, prepaid owe the same ₹10,00,000.00 at the same rate over the same years.',
    )
    expect(screen.queryByText(/is owed in both/)).toBeNull()
    await user.click(screen.getByRole('checkbox', { name: 'Bank, prepaid' }))
    expect(screen.queryByText('One loan is counted twice.')).toBeNull()
  })

  it('says that two loans of one amount may be one, where their rates differ', async () => {
    setPins([loan(8, 'Bank'), { calculator: 'personal-loan', query: loan(12).query, name: 'Other' }])
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Make a plan' }))
    await plan()
    expect(
      screen.getByText(/^Bank and Other: ₹10,00,000\.00 is owed in both, and counted twice\./),
    ).toBeTruthy()
    expect(screen.queryByText('One loan is counted twice.')).toBeNull()
  })

  it('takes a pension, a bond and a chit fund, says what they stand on, and what each takes and brings', async () => {
    setPins([
      { calculator: 'apy', query: 'joiningAge=40&monthlyPension=5000', name: '' },
      { calculator: 'bond', query: 'taxPercent=30', name: '' },
      { calculator: 'chit-fund', query: 'chitValue=500000&members=20&yourMonth=3', name: '' },
    ])
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Make a plan' }))
    await screen.findByText('What this stands on')
    expect(screen.queryByText(/^Not in the plan/)).toBeNull()
    for (const said of [
      /pension itself is not counted/,
      /^One bond is bought today/,
      /until its prize comes/,
    ])
      expect(screen.getByText(said)).toBeTruthy()
    expect(screen.queryByText(/What a loan pays for is spent/)).toBeNull()
    expect(screen.getByText(/but for the tax on its coupons/)).toBeTruthy()
    const row = (name: RegExp) => screen.getByRole('row', { name }).textContent
    // By hand: 1,454 a month for twenty years; 70 % of ten coupons of 45, and 1,000; nineteen times 22,500 and once 20,000.
    expect(row(/^Atal Pension Yojana/)).toContain('₹3,48,960.00')
    expect(row(/^Bond Yield/)).toContain('₹950.00–nothing₹1,315.00')
    expect(row(/^Chit Fund/)).toContain('₹4,47,500.00₹3,75,000.00')
  })

  it('leaves out what somebody takes out, and says what a year is short by', async () => {
    setPins([loan(8, 'Bank'), loan(9, 'Other')])
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Make a plan' }))
    await plan()
    expect(screen.getByText(/Loan EMI Calculator: each of them is counted/)).toBeTruthy()
    await user.click(screen.getByRole('checkbox', { name: 'Other' }))
    expect(usePins.getState().pins.map(({ isOut }) => isOut)).toEqual([undefined, true])
    expect(screen.queryByText(/each of them is counted/)).toBeNull()
    // 12 × 12,132.759435… with nothing to pay them from.
    const said = screen.getByText('More goes out than there is.').closest('[role=alert]')?.textContent
    expect(said).toBe(
      'More goes out than there is. Years 1 to 10: ₹1,45,593.11 each, none of which is there.',
    )
  })

  it('tells five stretches of years that are short, and how many years more there are', async () => {
    // Costs that rise each year: no two years are short by the same.
    await open('#pin=loan~principal~1000000~annualRatePercent~8~years~10~~Bank&years=8&monthlyCosts=10000')
    await plan()
    const said = screen.getByText('More goes out than there is.').closest('[role=alert]')?.textContent
    expect(said?.match(/Year \d/g)).toEqual(['Year 1', 'Year 2', 'Year 3', 'Year 4', 'Year 5'])
    expect(said).toContain('And 3 years more, as the table says.')
  })

  it('leaves the amount of the account’s wallets out of the address, and takes it back from there while that is here', async () => {
    setPins([loan(8)])
    rememberNetWorthUsed(16_072_696)
    setPlan('years=10&start=16072696&monthlyIncome=250000')
    const atHand = async () =>
      (await screen.findByRole<HTMLInputElement>('textbox', { name: 'At hand today' })).value
    const first = await open()
    const address = () => first.router.state.location.hash
    await expect.poll(address).toMatch(/years=10&start=&monthlyIncome=250000/)
    first.unmount()

    setPlan('')
    const again = await open(address())
    await expect.poll(atHand).toBe('1,60,72,696')
    again.unmount()

    forgetAccount()
    await open(address())
    await expect.poll(atHand).toBe('0')
  })

  it('comes with a link, and what of its numbers cannot be is said', async () => {
    await open('#pin=loan~principal~1000000~annualRatePercent~8~years~10~~Bank&years=500&monthlyIncome=20000')
    await plan()
    expect(screen.getByText(/Years of the plan: “500” is above the most that is possible/)).toBeTruthy()
    expect(screen.getAllByRole('row', { name: /^60 / })).toHaveLength(1)
    expect(usePins.getState().plan).toBe('')
  })
})
