import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import papaparse from 'papaparse'
import { importWallets, netWorth, openPortfolio } from './support/dashboard.ts'
import { expect, test } from './support/test.ts'

/** An amount of dollars in cents; none of what is no amount. */
function cents(text: string | null | undefined): number {
  const amount = /([+−-]?)\$([\d,]+\.\d{2})/.exec(text ?? '')
  if (!amount) return Number.NaN
  const [, sign = '', digits = ''] = amount
  return (sign === '−' || sign === '-' ? -1 : 1) * Number(digits.replace(/[,.]/g, ''))
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

/** Every amount of dollars in a text, in cents. */
function allCents(text: string): number[] {
  return (text.match(/[+−-]?\$[\d,]+\.\d{2}/g) ?? []).map(cents)
}

function card(page: Page, title: string): Locator {
  return page.locator('[data-slot="card"]').filter({ has: page.getByRole('heading', { name: title }) })
}

/** The texts of a column, of the rows of the body. */
async function column(table: Locator, index: number): Promise<string[]> {
  return table.locator(`tbody tr td:nth-child(${index})`).allTextContents()
}

async function openAll(within: Locator, name: RegExp): Promise<void> {
  const more = within.getByRole('button', { name })
  if (await more.isVisible()) await more.click()
}

interface Movement {
  kind: string
  direction: string
  usdValue: number | null
}

/** Every movement of the account, page after page. */
async function listMovements(page: Page, cursor = ''): Promise<Movement[]> {
  const answer = await page.request.get(
    `/api/portfolio/movements${cursor && `?cursor=${encodeURIComponent(cursor)}`}`,
  )
  const { data, nextCursor }: { data: Movement[]; nextCursor: string | null } = await answer.json()
  return nextCursor === null ? data : [...data, ...(await listMovements(page, nextCursor))]
}

/** What one view of the overview says, every figure held against those beside it. */
async function expectOverviewToAddUp(page: Page): Promise<void> {
  await expect(page.getByText('Newer figures are being worked out.')).toHaveCount(0)
  const why = card(page, 'Why did it change?')
  await expect(why.getByText('Price moves', { exact: true })).toBeVisible()
  await expect(why).toHaveAttribute('aria-busy', 'false')
  const total = cents(await netWorth(page).textContent())

  // The holdings: values to the net worth, gains and movements to their sums.
  const holdings = card(page, 'Holdings')
  await openAll(holdings, /^Show \d+ more holding/)
  const table = holdings.getByRole('table', { name: /^Holdings/ })
  const values = (await column(table, 5)).map(cents).filter(Number.isFinite)
  expect(sum(values), 'values').toBe(total)
  const foot = await table.locator('tfoot td').allTextContents()
  const gained = sum((await column(table, 4)).map(cents).filter(Number.isFinite))
  const moved = sum((await column(table, 3)).map((text) => cents(text) || 0))
  expect(gained, 'gains').toBe(cents(foot[2]))
  expect(moved, 'movements').toBe(cents(foot[1]) || 0)
  expect(cents(foot[3]), 'net worth under the holdings').toBe(total)

  // The four largest stand above with the same cents.
  const top = await page.getByRole('list', { name: 'Top holdings' }).getByRole('listitem').allTextContents()
  expect(top.map(cents)).toEqual(values.slice(0, top.length))

  // Shares of all: of what is held, and of the wallets.
  const ring = card(page, 'Portfolio Distribution')
  await ring.getByRole('button', { name: 'Show as table' }).click()
  const shares = await ring.getByRole('table').locator('tbody tr').allTextContents()
  expect(sum(shares.map(cents)), 'distribution').toBe(total)
  const percents = shares.map((text) => Number(/([\d.]+)\s%/.exec(text)?.[1]))
  expect(sum(percents.map((percent) => Math.round(percent * 100))), 'shares').toBe(10_000)
  await ring.getByRole('button', { name: 'Show as chart' }).click()

  const wallets = card(page, 'Your Wallets')
  const worths = await wallets.locator('button[aria-pressed]').allTextContents()
  expect(sum(worths.map(cents)), 'wallets').toBe(total)
  const ofAll = worths.map((text) => Math.round(Number(/\.\d\d(\d+\.\d)\s%/.exec(text)?.[1]) * 10))
  expect(sum(ofAll), 'shares of the wallets').toBe(1000)

  // The chart ends on the figure of the card.
  const walker = page.getByRole('slider', { name: 'Portfolio History, point' })
  await walker.focus()
  await page.keyboard.press('End')
  await expect.poll(async () => cents(await walker.getAttribute('aria-valuetext'))).toBe(total)

  // Why it changed: from one end to the other, over the kinds and over the assets.
  const lines = await why.getByRole('definition').allTextContents()
  const names = await why.getByRole('term').allTextContents()
  const ends = [cents(lines[0]), cents(lines.at(-1))] as const
  expect(ends[1], 'the end of the change').toBe(total)
  const parts = new Map(names.slice(1, -1).map((name, index) => [name.trim(), cents(lines[index + 1])]))
  expect(ends[0] + sum([...parts.values()]), 'parts').toBe(ends[1])
  await openAll(why, /^Show \d+ more asset/)
  const assets = await why.getByRole('listitem').evaluateAll((rows) =>
    rows.map((row) => ({
      parts: [...row.querySelectorAll('span.flex > span')].map((part) => part.textContent ?? ''),
      sum: row.lastElementChild?.textContent ?? '',
    })),
  )
  for (const asset of assets) expect(sum(asset.parts.map(cents)), asset.sum).toBe(cents(asset.sum))
  expect(sum(assets.map((asset) => cents(asset.sum))), 'assets').toBe(ends[1] - ends[0])
  for (const [name, part] of parts) {
    const own = assets.flatMap((asset) => asset.parts.filter((text) => text.startsWith(name.toLowerCase())))
    expect(sum(own.map(cents)), name).toBe(part)
  }

  // What is told above as gained and apart from it is what the parts and the holdings say.
  const [told = Number.NaN] = allCents((await why.locator('.text-read').textContent()) ?? '')
  const gain = sum(['Price moves', 'Traded', 'Gas'].map((name) => parts.get(name) ?? 0))
  const flows = sum(['Received', 'Sent'].map((name) => parts.get(name) ?? 0))
  expect(told, 'the gain told').toBe(gain)
  expect(gained, 'the gain of the holdings').toBe(gain)
  expect(moved, 'what the holdings moved').toBe(flows)
  const apart = (await why.getByText(/apart from flows: /).textContent()) ?? ''
  const way = apart.includes('went out') ? -1 : 1
  expect(apart.includes('nothing') ? 0 : way * cents(apart), 'what is told apart').toBe(flows)
}

for (const [name, count] of [
  ['the demo wallet', 1],
  ['two wallets', 2],
] as const) {
  test(`what every portfolio screen shows adds up to the cent: ${name}`, async ({
    dashboard: page,
    product,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await openPortfolio(page, product.sandbox.demoAddresses.slice(0, count))

    for (const range of ['1d', '1w', '1m', '3m', '1y']) {
      await page.getByText(range, { exact: true }).click()
      await expect(page.getByRole('radio', { name: range })).toBeChecked()
      await expect(card(page, 'Holdings')).toHaveAttribute('aria-busy', 'false')
      await test.step(range, () => expectOverviewToAddUp(page))
    }
    const total = cents(await netWorth(page).textContent())

    await page.getByRole('tab', { name: /^Tokens/ }).click()
    const tokens = page.getByRole('list', { name: 'Tokens' }).getByRole('listitem')
    const worths = (await tokens.allTextContents()).map(cents).filter(Number.isFinite)
    expect(sum(worths), 'tokens').toBe(total)
    expect(cents(await page.getByText(/^\d+ tokens? worth/).textContent())).toBe(total)

    // One token: what the wallets hold of it is what the list says of it.
    const first = worths[0]
    await tokens.first().getByRole('link').click()
    const own = page.getByRole('table', { name: /wallets/i })
    await expect(own).toBeVisible()
    const held = (await own.locator('tbody tr').allTextContents()).map(cents)
    // Of several wallets, the last row is what all hold.
    if (count > 1) expect(held.pop(), 'all wallets of a token').toBe(first)
    expect(sum(held), 'wallets of a token').toBe(first)
  })

  test(`what the movements add up to is what they are, one by one: ${name}`, async ({
    dashboard: page,
    product,
  }) => {
    await importWallets(page, product.sandbox.demoAddresses.slice(0, count))
    await page.getByRole('tab', { name: 'Transactions' }).click()
    const strip = page.getByRole('region', { name: 'What these add up to' })
    await expect(strip).toBeVisible()
    await expect(strip).not.toContainText('Prices are still being read.')

    const rows = await listMovements(page)
    const counts = (await strip.getByRole('term').allTextContents()).map((text) =>
      Number(/\((\d+)\)/.exec(text)?.[1]),
    )
    expect(sum(counts)).toBe(rows.length)
    await expect(page.getByText(new RegExp(`^${rows.length} movements`))).toBeVisible()
    const shown = (await strip.getByRole('definition').allTextContents()).map(cents).filter(Number.isFinite)
    const exact = Map.groupBy(rows, ({ kind, direction }) => `${kind} ${direction}`)
    const sums = [...exact.values()]
      .filter((of) => of.some(({ usdValue }) => usdValue !== null))
      .map((of) => Math.round(sum(of.map(({ usdValue }) => Math.round((usdValue ?? 0) * 1e6))) / 1e4))
    expect(shown.toSorted((a, b) => a - b)).toEqual(sums.toSorted((a, b) => a - b))
  })
}

type Row = Readonly<Record<string, string>>

/** The file that a press saves. */
async function download(page: Page, press: () => Promise<void>): Promise<string> {
  const waiting = page.waitForEvent('download')
  await press()
  return readFile(await (await waiting).path(), 'utf8')
}

const parse = (csv: string) => papaparse.parse<Row>(csv.trim(), { header: true }).data

async function exportFile(page: Page, name: string): Promise<string> {
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  return download(page, () => page.getByRole('menuitem', { name }).click())
}

/** What is left of dollars as cents, from numbers with more decimals. */
const inCents = (usd: readonly number[]) => Math.round(sum(usd) * 100)

test('what is exported adds up to what is shown, and NFTs are counted as they are listed', async ({
  dashboard: page,
  product,
}) => {
  await importWallets(page, product.sandbox.demoAddresses.slice(0, 2))
  await expect(page.getByText('Newer figures are being worked out.')).toHaveCount(0)
  await expect(page.getByText('Price moves', { exact: true })).toBeVisible()
  const total = cents(await netWorth(page).textContent())

  const whole = JSON.parse(await exportFile(page, 'Everything (JSON)')) as {
    holdings: { usdValue: number | null; hidden: boolean }[]
    transfers: { id: string; usdValue: number | null }[]
    history: {
      exactValue: string
      sincePrevious: { netFlows: number; gain: number | null } | null
    }[]
  }
  const shown = whole.holdings.filter(({ hidden }) => !hidden)
  expect(inCents(shown.map(({ usdValue }) => usdValue ?? 0)), 'holdings of the JSON').toBe(total)
  const holdings = parse(await exportFile(page, 'Holdings (CSV)'))
  const inView = holdings.filter(({ hidden }) => hidden === 'false')
  expect(inCents(inView.map(({ usdValue }) => Number(usdValue))), 'holdings of the CSV').toBe(total)

  // The last day is what is shown now, and each day is the one before with what it gained and what flowed.
  const history = parse(await exportFile(page, 'History (CSV)'))
  expect(inCents([Number(history.at(-1)?.exactValue)]), 'the last day').toBe(total)
  expect(history.map(({ exactValue }) => exactValue)).toEqual(whole.history.map((day) => day.exactValue))
  history.slice(1).forEach(({ date, exactValue, netFlows, gain }, index) => {
    if (gain === '') return
    const before = Number(history[index]?.exactValue)
    expect(before + Number(netFlows) + Number(gain), date).toBeCloseTo(Number(exactValue), 2)
  })

  const transfers = parse(await exportFile(page, 'Transfers (CSV)'))
  expect(transfers.map(({ id }) => id).toSorted()).toEqual(whole.transfers.map(({ id }) => id).toSorted())

  await page.getByRole('tab', { name: 'Transactions' }).click()
  const strip = page.getByRole('region', { name: 'What these add up to' })
  await expect(strip).toBeVisible()
  await expect(strip).not.toContainText('Prices are still being read.')
  const movements = parse(
    await download(page, () => page.getByRole('button', { name: /^Save th.* \(CSV\)$/ }).click()),
  )
  await expect(page.getByText(new RegExp(`^${movements.length} movements`))).toBeVisible()
  const told = (await strip.getByRole('definition').allTextContents()).map(cents).filter(Number.isFinite)
  // The file signs what went out, the strip tells it apart.
  const groups = Map.groupBy(movements, ({ kind, amount }) => `${kind} ${amount?.startsWith('-')}`)
  const sums = [...groups.values()]
    .filter((of) => of.some(({ usdValue }) => usdValue !== ''))
    .map((of) => Math.abs(inCents(of.map(({ usdValue }) => Number(usdValue)))))
  expect(told.toSorted((a, b) => a - b)).toEqual(sums.toSorted((a, b) => a - b))

  const tab = page.getByRole('tab', { name: /^NFTs/ })
  await expect(tab).toHaveText(/^NFTs\d+$/)
  const counted = Number((await tab.textContent())?.replace('NFTs', ''))
  await tab.click()
  await expect(page.getByText(new RegExp(`^${counted} NFTs in \\d+ collections?`))).toBeVisible()
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(counted)
})
