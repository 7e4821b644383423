import type { Locator, Page } from '@playwright/test'
import { addWallet } from './support/dashboard.ts'
import { waitForFrames } from './support/expect-clean.ts'
import { expect, test } from './support/test.ts'

/** What takes the pointer over the plot of a chart. */
function plot(page: Page): Locator {
  return page.locator('div.touch-pan-y').first()
}

async function boxOf(place: Locator) {
  const box = await place.boundingBox()
  if (!box) throw new Error('The plot is not on the page.')
  return { ...box, at: (share: number) => ({ x: box.x + box.width * share, y: box.y + box.height / 2 }) }
}

/** A place in the plot, where it stands when the page has come to rest: what is still arriving above it moves it. */
async function placeIn(place: Locator, share: number, y?: number) {
  const { width, height } = await boxOf(place)
  return { position: { x: width * share, y: y ?? height / 2 } }
}

/** Puts a finger down and moves it, as the browser itself hears it. */
async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }) {
  const session = await page.context().newCDPSession(page)
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] })
  for (const share of [0.2, 0.4, 0.6, 0.8, 1]) {
    const touchPoints = [{ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }]
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints })
  }
  return () => session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

// As for most people: what arrives above a chart moves it.
test.use({ reducedMotion: 'no-preference' })

test('what two picked points tell stands in view at 1440 × 900, beside no tooltip', async ({
  dashboard: page,
  product,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await addWallet(page, product.sandbox.demoAddress)
  const walker = page.getByRole('slider', { name: 'Portfolio History, point' })
  await expect(walker).toBeVisible()
  const answer = page.getByRole('status').filter({ hasText: /Press two points|press the other point| to \$/ })
  await plot(page).click(await placeIn(plot(page), 0.1))
  const { at } = await boxOf(plot(page))
  await expect(answer).toContainText('press the other point')
  await page.mouse.click(at(0.9).x, at(0.9).y)
  await expect(answer).toContainText(/\$[\d,.]+ to \$[\d,.]+/)
  await expect(answer).toBeInViewport({ ratio: 1 })
  // The plot did not move away under the pointer, and nothing lies over the line.
  expect((await boxOf(plot(page))).at(0.9)).toEqual(at(0.9))
  await expect(plot(page).locator('..').locator('dl')).toHaveCount(0)

  // The same by keys alone.
  await answer.getByRole('button', { name: 'Clear' }).click()
  await walker.focus()
  for (const key of ['Home', 'Enter', 'End', 'Enter']) await page.keyboard.press(key)
  await expect(answer).toContainText(/\$[\d,.]+ to \$[\d,.]+/)
})

test('the holdings stay where they are when the history, and who told it, come late', async ({
  dashboard: page,
  product,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const late = Promise.withResolvers<void>()
  await page.route('**/api/portfolio/history?*', async (route) => {
    const response = await route.fetch()
    await late.promise
    await route.fulfill({ response })
  })
  await addWallet(page, product.sandbox.demoAddress)
  const holdings = page.getByRole('list', { name: 'Top holdings' })
  const before = await holdings.boundingBox()
  late.resolve()
  await expect(page.getByRole('slider', { name: 'Portfolio History, point' })).toBeVisible()
  await expect(page.getByText(/^As of .*, movements by /).first()).toBeVisible()
  expect(await holdings.boundingBox()).toEqual(before)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true })

  test('the history answers the first touch and follows a finger', async ({ dashboard: page, product }) => {
    await addWallet(page, product.sandbox.demoAddress)
    const walker = page.getByRole('slider', { name: 'Portfolio History, point' })
    await expect(walker).toBeVisible()
    const last = await walker.getAttribute('aria-valuetext')
    await plot(page).tap(await placeIn(plot(page), 0.02))
    await expect(walker).not.toHaveAttribute('aria-valuetext', last ?? '')
    await expect(page.getByText('press the other point')).toBeVisible()
    const first = await walker.getAttribute('aria-valuetext')
    const { at } = await boxOf(plot(page))
    const lift = await drag(page, at(0.05), at(0.6))
    await expect(walker).not.toHaveAttribute('aria-valuetext', first ?? '')
    await expect(walker).not.toHaveAttribute('aria-valuetext', last ?? '')
    // The point follows a frame or two behind the finger.
    let followed: string | null = null
    await expect(async () => {
      followed = await walker.getAttribute('aria-valuetext')
      await waitForFrames(page)
      expect(await walker.getAttribute('aria-valuetext')).toBe(followed)
    }).toPass()
    await lift()
    await expect(walker).toHaveAttribute('aria-valuetext', followed ?? '')

    // What two picked points tell moves nothing under the finger, nor does the sentence about each point.
    const clear = page.getByRole('button', { name: 'Clear' })
    await clear.click()
    await expect(clear).toHaveCount(0)
    await plot(page).evaluate((element) => element.scrollIntoView({ block: 'center' }))
    const { y } = await boxOf(plot(page))
    for (const share of [0.1, 0.9]) {
      await plot(page).tap(await placeIn(plot(page), share, 100))
      await expect(clear).toBeVisible()
      expect((await boxOf(plot(page))).y).toBe(y)
    }
    await expect(page.getByText(/\$[\d,.]+ to \$[\d,.]+/)).toBeVisible()
    expect((await boxOf(plot(page))).y).toBe(y)
  })

  test('a chart of a calculator does too, and a finger that moves upwards scrolls the page', async ({
    page,
  }) => {
    await page.goto('/calculator/sip-calculator')
    const walker = page.getByRole('slider', { name: /, point$/ }).first()
    await expect(walker).toBeVisible()
    await plot(page).evaluate((element) => element.scrollIntoView({ block: 'center' }))
    const last = await walker.getAttribute('aria-valuetext')
    await plot(page).tap(await placeIn(plot(page), 0.3))
    await expect(walker).not.toHaveAttribute('aria-valuetext', last ?? '')
    const tapped = await walker.getAttribute('aria-valuetext')
    const { at } = await boxOf(plot(page))
    const lift = await drag(page, at(0.3), at(0.7))
    await expect(walker).not.toHaveAttribute('aria-valuetext', tapped ?? '')
    await lift()
    const before = await page.evaluate(() => scrollY)
    const { x, y } = at(0.5)
    const liftAgain = await drag(page, { x, y }, { x, y: y - 200 })
    await liftAgain()
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before)
  })
})
