import { calculators, defineCalculator } from '@pkg/finance-math/calculators'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, test, vi } from 'vitest'
// What the page fetches behind its first load is here already, so that no test waits for a file.
import './answer-details.tsx'
import './answer-options.tsx'
import './describe-typed.ts'
import './rare-field.tsx'
import './headline-strip.tsx'
import './link-notice.tsx'
import './list-input.tsx'
import './net-worth-button.tsx'
import './refusal-notice.tsx'
import './result-chart.tsx'
import './result-split.tsx'
import './share-actions.tsx'
import './is-pinned.ts'
import './pin-result.ts'
import { CalculatorPage } from './calculator-page.tsx'
import { setPins } from './use-pins.ts'

/** A calculator that exists nowhere: whatever the screen draws of it comes from its definition. */
const tipCalculator = defineCalculator({
  id: 'tip',
  name: 'Tip Calculator',
  description: 'What to leave on the table',
  icon: 'coins',
  keywords: [],
  inputs: {
    generous: {
      kind: 'choice',
      label: 'Service',
      isMode: true,
      default: 'good',
      options: { good: 'Good', great: 'Great' },
    },
    bill: { kind: 'number', label: 'Bill', unit: 'inr', min: 100, max: 50_000, step: 100, default: 1000 },
    extra: {
      kind: 'number',
      label: 'Extra',
      unit: 'percent',
      min: 0,
      max: 20,
      step: 1,
      default: 5,
      when: { input: 'generous', is: ['great'] },
    },
  },
  outputs: {
    total: { label: 'To pay', unit: 'inr', role: 'headline' },
    tip: { label: 'Tip', unit: 'inr', role: 'part' },
  },
  compute: ({ bill, generous, extra }) => {
    const tip = (bill * (generous === 'great' ? 10 + extra : 10)) / 100
    return { tip, total: bill + tip }
  },
  schedule: {
    columns: { guests: { label: 'Guests', unit: 'number' }, each: { label: 'Each pays', unit: 'inr' } },
    rows: ({ bill }) => [1, 2, 4].map((guests) => ({ guests, each: (bill * 1.1) / guests })),
  },
  formulas: [{ symbols: 'T = B × 1.1', filled: '{total} = {bill} × 1.1' }],
  legend: { T: { meaning: 'To pay', figure: 'total' }, B: { meaning: 'Bill', figure: 'bill' } },
  explanation: { steps: { sum: 'The bill of {bill} becomes {total}.' } },
  conventions: { round: 'Nothing is rounded.' },
  goals: [{ question: 'What bill comes to this?', input: 'bill', output: 'total' }],
  sources: [{ title: 'Good manners' }],
})

function open(definition: Parameters<typeof CalculatorPage>[0]['definition'], search = '') {
  const router = createMemoryRouter([{ path: '*', element: <CalculatorPage definition={definition} /> }], {
    initialEntries: [`${definition.path}${search}`],
  })
  render(<RouterProvider router={router} />)
  return { router, user: userEvent.setup() }
}

function byId(id: string) {
  return calculators.find((definition) => definition.id === id) as (typeof calculators)[number]
}

const result = () => screen.getByRole('region', { name: 'Result' })
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })

describe('a calculator that only its definition describes', () => {
  test('is drawn with its fields, answer, formula, table and question', async () => {
    open(tipCalculator)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Tip Calculator')
    expect(box('Bill').value).toBe('1,000')
    expect(screen.getByRole('slider', { name: 'Bill' }).getAttribute('aria-valuetext')).toBe('1,000 rupees')
    expect(within(result()).getAllByText('₹1,100', { exact: false }).length).toBeGreaterThan(0)
    expect(await screen.findByText('Bill', { selector: 'dd' })).toBeTruthy()
    expect(screen.getByRole('cell', { name: '₹550.00' })).toBeTruthy()
    expect(screen.getByRole('option', { name: 'What bill comes to this?' })).toBeTruthy()
    expect(screen.getByText('Good manners')).toBeTruthy()
  })

  test('asks an input only in its mode', async () => {
    const { user } = open(tipCalculator)
    expect(screen.queryByRole('textbox', { name: 'Extra' })).toBeNull()
    await user.click(screen.getByRole('radio', { name: 'Great' }))
    expect(box('Extra').value).toBe('5')
    expect(result().textContent).toContain('₹1,150.00')
  })
})

describe('what the page of a calculator heads with', () => {
  // 100 at 2.08 and 2 pays 101.96; at 2.1 twice 105; at 1.5 twice 75.
  test.each([
    ['?odds=2.08,2&totalStake=100', '1.96'],
    ['?odds=2.1,2.1&totalStake=100', '5.00'],
    ['?odds=1.5,1.5&totalStake=100', '−25.00'],
  ])('the return of an arbitrage has two decimals: %s', (search, roi) => {
    open(byId('arbitrage'), search)
    expect(result().textContent).toContain(`${roi}\u00a0%`)
  })

  test('a tax on crypto gains alone is the first figure, and no regime is called the lower one', () => {
    // 2,00,000 × 30 % × 1.04
    open(byId('tax'), '?grossIncome=0&cryptoGain=200000')
    const [first] = within(result()).getAllByRole('term')
    expect(first?.textContent).toBe('Tax on crypto gains, new regime')
    expect(first?.nextElementSibling?.textContent).toContain('₹62,400')
    expect(result().textContent).not.toContain('Lower tax')
    expect(screen.getByText('Tax on crypto gains, new regime', { selector: 'span' })).toBeTruthy()
  })

  test('a salary without crypto gains has none of their tax', () => {
    open(byId('tax'), '?grossIncome=1800000')
    expect(within(result()).getAllByRole('term')[0]?.textContent).toBe('Lower tax')
    expect(result().textContent).not.toContain('Tax on crypto gains')
  })
})

describe('a number box', () => {
  test('reads what people paste and writes it in Indian groups when it is left', async () => {
    const { user } = open(tipCalculator)
    await user.clear(box('Bill'))
    await user.type(box('Bill'), '0.25L')
    expect(box('Bill').value).toBe('0.25L')
    expect(result().textContent).toContain('₹27,500.00')
    await user.tab()
    expect(box('Bill').value).toBe('25,000')
  })

  test('is corrected to the range when it is left, and says so', async () => {
    const { user } = open(tipCalculator)
    await user.clear(box('Bill'))
    await user.paste('9999999')
    expect(result().textContent).toContain('₹1,100.00')
    await user.tab()
    expect(box('Bill').value).toBe('50,000')
    expect(await screen.findByText('The most here is ₹50,000, so that is used.')).toBeTruthy()
  })

  test.each([
    ['nothing', ''],
    ['letters', 'abc'],
    ['more than a number can hold', '1e309'],
    ['a paste of 10,000 characters', '9'.repeat(10_000)],
  ])('keeps the last good result for %s', async (_, text) => {
    const { user } = open(tipCalculator)
    await user.clear(box('Bill'))
    if (text) await user.click(box('Bill'))
    if (text) await user.paste(text)
    await user.tab()
    expect(box('Bill').value).toBe('1,000')
    expect(result().textContent).toContain('₹1,100.00')
    expect(await screen.findByText(/₹1,000 is kept\./)).toBeTruthy()
  })

  test('never moves the caret while something is typed into its middle', async () => {
    const { user } = open(tipCalculator)
    const field = box('Bill') as HTMLInputElement
    await user.click(field)
    field.setSelectionRange(1, 1)
    await user.keyboard('2')
    expect(field.value).toBe('12,000')
    expect(field.selectionStart).toBe(2)
  })
})

describe('a number beyond its slider', () => {
  const loan = byId('loan')

  test('is computed with as it is typed; the slider stands at its end and says so', async () => {
    const { user } = open(loan)
    await user.clear(box('Loan amount'))
    await user.type(box('Loan amount'), '1.5cr')
    await user.tab()
    expect(box('Loan amount').value).toBe('1,50,00,000')
    // 1,50,00,000 at 6.5 % over 60 months.
    expect(result().textContent).toContain('₹2,93,492.22')
    const slider = screen.getByRole('slider', { name: 'Loan amount' })
    expect(slider.getAttribute('aria-valuenow')).toBe('10000000')
    expect(slider.getAttribute('aria-valuetext')).toBe(
      '1.5\u00a0crore rupees. The slider ends at ₹1,00,00,000.',
    )
    expect(screen.getByText('The slider ends at ₹1,00,00,000; the number above counts.')).toBeTruthy()
  })

  test('stays where the slider is pressed on, and comes back with a move inwards', async () => {
    const { user } = open(loan, '?principal=15000000')
    const slider = screen.getByRole('slider', { name: 'Loan amount' })
    slider.focus()
    await user.keyboard('{ArrowRight}')
    expect(box('Loan amount').value).toBe('1,50,00,000')
    await user.keyboard('{ArrowLeft}')
    expect(box('Loan amount').value).toBe('1,00,00,000')
  })

  test('opens from a link without a word about it', () => {
    open(byId('fd'), '?principal=5000000&annualRatePercent=0&years=40')
    expect(box('Principal').value).toBe('50,00,000')
    expect(box('Interest rate a year').value).toBe('0')
    expect(screen.queryByText('The link was not quite right.')).toBeNull()
  })

  test('beyond the limits of the formula is told the limit', async () => {
    const { user } = open(loan)
    await user.clear(box('Tenure'))
    await user.type(box('Tenure'), '500')
    await user.tab()
    expect(box('Tenure').value).toBe('200')
    expect(await screen.findByText('The most here is 200 years, so that is used.')).toBeTruthy()
    await user.clear(box('Tenure'))
    await user.type(box('Tenure'), '0')
    await user.tab()
    expect(await screen.findByText('The least here is 1 month, so that is used.')).toBeTruthy()
  })

  test('between the steps that count is said to be rounded', async () => {
    const { user } = open(loan)
    await user.clear(box('Tenure'))
    await user.type(box('Tenure'), '7.3')
    await user.tab()
    expect(await screen.findByText('Whole months count here, so 88 months are used.')).toBeTruthy()
  })

  test.each([
    ['', 'Monthly investment', '50L', '10,00,000', '₹10,00,000'],
    ['?mode=lump-sum', 'Lump sum', '5cr', '1,00,00,000', '₹1,00,00,000'],
  ])(
    'is cut in a SIP %s as the specification has it, which is said at once',
    async (search, name, typed, cut, said) => {
      const { user } = open(byId('sip'), search)
      await user.clear(box(name))
      await user.type(box(name), typed)
      expect(box(name).value).toBe(cut)
      expect(await screen.findByText(`The most here is ${said}, so that is used.`)).toBeTruthy()
      await user.tab()
      expect(screen.getByText(`The most here is ${said}, so that is used.`)).toBeTruthy()
    },
  )

  test('is cut in the link of a SIP as well, with the limit named', async () => {
    open(byId('sip'), '?mode=lump-sum&principal=50000000')
    expect(box('Lump sum').value).toBe('1,00,00,000')
    expect(
      await screen.findByText(/“50000000” is above the most that is possible, ₹1,00,00,000; that is used\./),
    ).toBeTruthy()
  })
})

describe('the address', () => {
  test('holds the whole state, and gives it back', async () => {
    const { user, router } = open(tipCalculator)
    await user.clear(box('Bill'))
    await user.type(box('Bill'), '2000')
    await user.tab()
    expect(new URLSearchParams(router.state.location.search).get('bill')).toBe('2000')
    await router.navigate(-1)
    expect(await screen.findByDisplayValue('1,000')).toBe(box('Bill'))
    await router.navigate(1)
    expect(await screen.findByDisplayValue('2,000')).toBe(box('Bill'))
  })

  test('with hostile parameters opens on what can be used and says what could not', async () => {
    open(tipCalculator, '?bill=1e999&bill=5&generous=__proto__&extra=%3Cscript%3E&view=%00')
    expect(box('Bill').value).toBe('1,000')
    expect(await screen.findByText('The link was not quite right.')).toBeTruthy()
  })
})

test.each([
  // 20 years of a home loan; five of a car.
  ['home-loan', '', 20],
  ['home-loan', '?view=monthly', 240],
  ['car-loan', '', 60],
])('%s%s is printed in %i rows', async (id, search, rows) => {
  open(byId(id), search)
  await screen.findByRole('table', { name: /schedule$/ })
  expect(countPrinted()).toBe(rows)
})

test('each month of a long loan is printed where somebody wants it', async () => {
  const { user } = open(byId('home-loan'))
  const each = await screen.findByRole('checkbox', { name: 'Print each month, not only each year' })
  await user.click(each)
  expect(countPrinted()).toBe(240)
  await user.click(each)
  expect(countPrinted()).toBe(20)
})

/** The rows of the schedule below its head, as they stand on paper. */
function countPrinted(): number {
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  const rows = within(screen.getByRole('table', { name: /schedule$/ })).getAllByRole('row').length - 1
  act(() => void window.dispatchEvent(new Event('afterprint')))
  return rows
}

describe('a link with parameters that are no inputs', () => {
  test('names them, and what was wrong of the others', async () => {
    open(byId('sip'), '?monthyInvestment=9000&years=900&view=year')
    const notice = await screen.findByText(/Nothing here is called “monthyInvestment”, so that is left out\./)
    expect(notice.textContent).toMatch(/“900” is above the most that is possible/)
    expect(notice.textContent).not.toContain('“view”')
  })

  test.each([
    '?utm_source=mail&fbclid=1&gclid=2&ref=x',
    '?embed=dark&form=compact',
    '?view=month&luck=us.60.c.1',
  ])('says nothing of %s', async (search) => {
    open(byId('sip'), search)
    await screen.findByRole('button', { name: 'Copy link' })
    expect(screen.queryByText('The link was not quite right.')).toBeNull()
  })

  test('is told to whoever shows the calculator on another site, and to no reader of that', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    document.documentElement.setAttribute('data-embedded', '')
    try {
      open(byId('sip'), '?embed=&monthyInvestment=9000')
      await expect
        .poll(() => warn.mock.calls)
        .toContainEqual(['SIP Calculator: Nothing here is called “monthyInvestment”, so that is left out.'])
      expect(screen.queryByText('The link was not quite right.')).toBeNull()
    } finally {
      document.documentElement.removeAttribute('data-embedded')
      warn.mockRestore()
    }
  })
})

test.each([
  ['500', '100', 'The link asks for 500 % of inflation. The most here is 100 %, so that is used.'],
  ['-3', '0', 'The link asks for -3 % of inflation. The least here is 0 %, so that is used.'],
])('a link with an inflation of %s says that %s is used instead', async (asked, used, sentence) => {
  const { user, router } = open(byId('sip'), `?inflation=${asked}`)
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect(box('Inflation a year').value).toBe(used)
  await user.clear(box('Inflation a year'))
  await user.type(box('Inflation a year'), '7')
  await user.tab()
  expect(screen.queryByText(sentence)).toBeNull()
  expect(new URLSearchParams(router.state.location.search).get('inflation')).toBe('7')
})

test('the limit of an amount in a currency is told in that currency', async () => {
  const { user } = open(byId('currency'), '?from=EUR')
  const amount = await screen.findByRole('textbox', { name: 'Amount' })
  await user.clear(amount)
  await user.type(amount, '0.5')
  await user.tab()
  expect(await screen.findByText(/^The least here is 1\.00\sEUR, so that is used\.$/)).toBeDefined()
})

test('a chart is called after what it runs over', async () => {
  open(byId('impermanent-loss'))
  expect(await screen.findByRole('heading', { name: 'By change of price' })).toBeDefined()
  expect(screen.queryByText('Over time')).toBeNull()
})

test('each part of the bar has its colour beside its name, also where the answer itself is one', async () => {
  open(byId('tds'))
  await screen.findByRole('img', { name: /The whole payment/ })
  const coloured = [...document.querySelectorAll('dt')].filter((name) => name.querySelector('svg'))
  expect(coloured.map(({ textContent }) => textContent)).toEqual(['Tax deducted', 'Paid out'])
})

test('a link with an inflation that is no number says that none is taken off', async () => {
  open(byId('sip'), '?inflation=much')
  expect(
    await screen.findByText('The link’s inflation “much” is not a number, so none is taken off.'),
  ).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'In today’s money' }).checked).toBe(false)
})

test('a calculator that has no money of today says nothing about the inflation of a link', async () => {
  open(byId('arbitrage'), '?inflation=500')
  expect(await screen.findByText('How is this computed?')).toBeTruthy()
  expect(screen.queryByText(/of inflation/)).toBeNull()
})

test('the box of the inflation says what it makes of a number beyond its limits', async () => {
  const { user } = open(byId('sip'), '?inflation=6')
  const typed = async (text: string) => {
    await user.clear(box('Inflation a year'))
    await user.type(box('Inflation a year'), text)
    await user.tab()
  }
  await screen.findByRole('textbox', { name: 'Inflation a year' })
  await typed('150')
  expect(box('Inflation a year').value).toBe('100')
  expect(await screen.findByText('The most here is 100 %, so that is used.')).toBeTruthy()
  await typed('abc')
  expect(await screen.findByText('That is not a number, such as 8 %. 100 % is kept.')).toBeTruthy()
  await typed('7')
  expect(screen.queryByText(/is used\.|is kept\./)).toBeNull()
})

test('a link with entries that cannot be taken says which others are', async () => {
  open(byId('xirr'), '?flows=2024-01-01:-100,2025-02-30:50,2025-01-01:120')
  expect(await screen.findByText(/are not a date and an amount; the others are used\./)).toBeTruthy()
})

test('in today’s money every figure turns: parts, shares, table and chart with the value', async () => {
  open(byId('sip'), '?inflation=6')
  let value = 0
  let invested = 0
  for (let month = 0; month < 120; month++) {
    value += (5000 * 1.01 ** (120 - month)) / 1.06 ** 10
    invested += 5000 / 1.06 ** (month / 12)
  }
  const write = (amount: number) =>
    amount.toLocaleString('en-IN', { maximumFractionDigits: 2, minimumFractionDigits: 2 })
  expect(await screen.findAllByText('in today’s money (₹11,61,695.38 on the day)')).toHaveLength(1)
  for (const amount of [value, invested, value - invested]) {
    expect(result().textContent).toContain(`₹${write(amount)}`)
    expect(
      within(screen.getByRole('table', { name: /schedule, in today’s money/ })).getAllByText(
        `₹${write(amount)}`,
      ).length,
    ).toBeGreaterThan(0)
  }
  expect(result().textContent).toContain(`${((100 * invested) / value).toFixed(1)}\u00a0% of the total`)
  expect(result().textContent).not.toContain('₹6,00,000.00 of')
  // The strip that stays in view on phones says the same.
  const strip = (await screen.findByText('Future value in today’s money')).parentElement
  expect(strip?.textContent).toContain(write(value))
})

test('what has no answer says why in the words of the page', async () => {
  open(byId('xirr'), '?flows=2024-01-01:-100,2025-01-01:-200')
  expect(await screen.findByText('Payments must be of both signs, each day summed.')).toBeTruthy()
})

test.each(calculators.map((definition) => [definition.id, definition] as const))(
  '%s opens on its defaults with an answer',
  async (_, definition) => {
    open(definition)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(definition.name.en)
    if (definition.id !== 'currency') expect(await screen.findByText('How is this computed?')).toBeTruthy()
  },
)

test('says that this very result is pinned, and of another one that it is not', async () => {
  const { user } = open(tipCalculator, '?bill=1000')
  await user.click(await screen.findByRole('button', { name: 'Pin' }))
  expect(await screen.findByRole('button', { name: 'Pinned' })).toBeTruthy()
  await user.clear(screen.getByRole('textbox', { name: 'Bill' }))
  await user.keyboard('2000{Tab}')
  expect(await screen.findByRole('button', { name: 'Pin' })).toBeTruthy()
  await user.clear(screen.getByRole('textbox', { name: 'Bill' }))
  await user.keyboard('1000{Tab}')
  expect(await screen.findByRole('button', { name: 'Pinned' })).toBeTruthy()
  // Another tab took it away.
  setPins([])
  window.dispatchEvent(new StorageEvent('storage'))
  expect(await screen.findByRole('button', { name: 'Pin' })).toBeTruthy()
})
