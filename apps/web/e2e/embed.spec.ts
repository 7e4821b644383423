import { createServer } from 'node:http'
import { listen } from '@pkg/test-settings/listen.ts'
import type { FrameLocator, Page } from '@playwright/test'
import { expectClean } from './support/expect-clean.ts'
import { expect, test } from './support/test.ts'
import { watchPrivacy } from './support/watch-privacy.ts'

/** A page of another site, under another name of this machine. */
async function serveElsewhere(body: string): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(`<!doctype html><html lang="en"><title>Another site</title><body>${body}</body></html>`)
  })
  const { port, close } = await listen(server)
  return { url: `http://localhost:${port}`, close }
}

const resultOf = (frame: FrameLocator) => frame.getByRole('region', { name: 'Result' })
const rupees = (value: number) =>
  value.toLocaleString('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** A sum of the month's payments, each with its interest: the slow way to the same figure. */
function sipByHand(monthly: number, percent: number, years: number): number {
  let value = 0
  for (let month = 0; month < 12 * years; month++) value = (value + monthly) * (1 + percent / 1200)
  return value
}

/** The frame is as high as what stands in it, so that nothing in it scrolls. */
async function expectAsHighAsItsContent(page: Page, frame: FrameLocator): Promise<void> {
  await expect
    .poll(async () => {
      const [given, needed] = await Promise.all([
        page.locator('iframe').evaluate((element) => element.clientHeight),
        frame.locator('html').evaluate((element) => element.getBoundingClientRect().height),
      ])
      return Math.abs(given - needed)
    })
    .toBeLessThanOrEqual(1)
}

test('one element and one script put a calculator into a page of another site, which learns nothing and keeps its Back', async ({
  page,
  context,
  product,
}) => {
  const elsewhere = await serveElsewhere(
    `<h1>Save early</h1><div data-hodlwise="sip-calculator" data-theme="dark" data-title="SIP" data-monthly-investment="10000" data-years="15"><a href="${product.url}">SIP</a></div>
    <script async src="${product.url}/embed.js"></script>`,
  )
  const expectPrivate = watchPrivacy(page, product.url, elsewhere.url)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(`${product.url}/api/`)) asked.push(request.url())
  })
  try {
    await page.goto(elsewhere.url)
    const frame = page.frameLocator('iframe[title="SIP"]')
    await expect(resultOf(frame)).toContainText(rupees(sipByHand(10_000, 12, 15)))
    await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(frame.getByRole('heading', { level: 1, name: 'SIP Calculator' })).toBeVisible()
    for (const name of ['Copy link', 'Embed', 'Gas'])
      await expect(frame.getByRole('button', { name })).toHaveCount(0)
    await expect(frame.getByRole('banner')).toHaveCount(0)
    await expect(frame.getByRole('contentinfo')).toHaveText('Open this calculator on Hodlwise')
    await expectAsHighAsItsContent(page, frame)

    // What is typed is computed, and no step of the reader's history.
    const steps = await page.evaluate(() => history.length)
    const amount = frame.getByRole('textbox', { name: 'Monthly investment', exact: true })
    await amount.fill('2500')
    await amount.press('Tab')
    await expect(resultOf(frame)).toContainText(rupees(sipByHand(2500, 12, 15)))
    await frame.getByRole('radio', { name: 'Lump sum' }).check()
    expect(await page.evaluate(() => history.length)).toBe(steps)
    await page.setViewportSize({ width: 360, height: 780 })
    await expectAsHighAsItsContent(page, frame)

    // Nobody but the calculator says how high it is.
    await page.evaluate(() => window.postMessage({ type: 'hodlwise-height', height: 10 }, '*'))
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 0)))
    expect(await page.locator('iframe').evaluate((element) => element.clientHeight)).toBeGreaterThan(1000)

    // It is not counted, and what is about this site is not asked for, although there has been time for it.
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([])

    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      frame.getByRole('link', { name: 'Open this calculator on Hodlwise' }).click(),
    ])
    await expect(opened.getByRole('banner')).toBeVisible()
    expect(new URL(opened.url()).search).toBe('')
    await opened.close()
    expect(await context.cookies()).toEqual([])
    expectPrivate()
  } finally {
    await elsewhere.close()
  }
})

test('the code of two calculators on one page, each with its script, loads each once, and no name but theirs takes its link away', async ({
  page,
  product,
}) => {
  const script = `<script async src="${product.url}/embed.js"></script>`
  const place = (name: string, more = '') =>
    `<div data-hodlwise="${name}" data-title="${name}" ${more}><a href="${product.url}">${name}</a></div>${script}`
  const elsewhere = await serveElsewhere(
    place('no-such-calculator') +
      place('sip-calculator', 'data-years="3"') +
      place('loan-calculator') +
      place('login') +
      place('../login'),
  )
  const loaded: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() !== page.mainFrame())
      loaded.push(new URL(request.url()).pathname)
  })
  try {
    await page.goto(elsewhere.url)
    const [sip, loan] = ['sip', 'loan'].map((id) => page.frameLocator(`iframe[title="${id}-calculator"]`))
    await expect(resultOf(sip as FrameLocator)).toContainText(rupees(sipByHand(5000, 12, 3)))
    await page.locator('iframe').last().scrollIntoViewIfNeeded()
    await expect(resultOf(loan as FrameLocator)).toBeVisible()
    expect(loaded.toSorted()).toEqual([
      ...['/calculator/loan-calculator', '/calculator/no-such-calculator', '/calculator/sip-calculator'],
    ])
    await expect(page.getByRole('link', { name: 'login' })).toHaveCount(2)
    // Nor does theirs where there is none of it, and no error stands in its place.
    await expect(page.getByRole('link', { name: 'no-such-calculator' })).toBeVisible()
    await expect(page.locator('iframe[title="no-such-calculator"]')).toBeHidden()
    await expect(page.getByRole('link', { name: 'sip-calculator' })).toHaveCount(0)
  } finally {
    await elsewhere.close()
  }
})

test('the compact form has what is asked and what answers it, is told apart by its own name, and a wrong attribute is told to no reader', async ({
  page,
  product,
}) => {
  const elsewhere = await serveElsewhere(
    `<div data-hodlwise="ppf-calculator"></div>
    <div data-hodlwise="ppf-calculator" data-form="compact" data-title="Short" data-yearly-depsit="1" data-years="20"></div>
    <script async src="${product.url}/embed.js"></script>`,
  )
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  try {
    await page.goto(elsewhere.url)
    const whole = page.frameLocator('iframe[title="PPF Calculator"]')
    await expect(resultOf(whole)).toBeVisible()
    await page.locator('iframe').last().scrollIntoViewIfNeeded()
    const short = page.frameLocator('iframe[title="Short"]')
    await expect(resultOf(short)).toBeVisible()
    await expect(short.getByRole('textbox', { name: 'Financial years', exact: true })).toHaveValue('20')
    await expect.poll(() => said.join()).toContain('Nothing here is called “yearlyDepsit”')
    await expect(short.getByText('The link was not quite right.')).toHaveCount(0)
    await expect(short.getByRole('heading', { level: 2 }).filter({ visible: true })).toHaveCount(0)
    await expect(whole.getByRole('heading', { level: 2, name: 'Schedule' })).toBeVisible()
    const heights = () =>
      page.locator('iframe').evaluateAll((frames) => frames.map((frame) => frame.clientHeight))
    await expect.poll(async () => (await heights())[1] ?? 0).toBeLessThan(1200)
    expect((await heights())[0]).toBeGreaterThan(2000)
  } finally {
    await elsewhere.close()
  }
})

test('a calculator that is shown elsewhere is clean in each theme, narrow and wide, and no other page is shown', async ({
  page,
  product,
}) => {
  for (const [theme, width] of [
    ['light', 1440],
    ['dark', 360],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`/calculator/loan-calculator?embed=${theme}`, { waitUntil: 'networkidle' })
    await expectClean(page, `embedded, ${theme}`)
  }
  // No account is known within another site.
  const ofAccount = page.getByRole('button', { name: 'Use my net worth', includeHidden: true })
  await page.goto('/calculator/fire-calculator?embed')
  await expect(ofAccount).toBeAttached()
  await expect(ofAccount).toBeHidden()
  const elsewhere = await serveElsewhere(
    ['/', '/login', '/calculator/loan-calculator', '/user/home?embed=dark']
      .map((path) => `<iframe src="${product.url}${path}"></iframe>`)
      .join(''),
  )
  try {
    await page.goto(elsewhere.url, { waitUntil: 'networkidle' })
    const shown = await Promise.all(
      page
        .frames()
        .slice(1)
        .map((frame) =>
          frame
            .locator('main')
            .count()
            .catch(() => 0),
        ),
    )
    expect(shown).toEqual([0, 0, 0, 0])
  } finally {
    await elsewhere.close()
  }
})
