import type { Page } from '@playwright/test'
import { pages } from '../app/paths.ts'
import { expectMessage } from './support/messages.ts'
import { arrival, expect, test } from './support/test.ts'

test.use(arrival)

const publicPaths = pages.flatMap(({ path, access }) => (access === 'public' ? path : []))

test('every public page names its own address and picture, and is in the sitemap', async ({
  page,
  product,
}) => {
  const sitemap = await (await page.request.get('/sitemap.xml')).text()
  for (const path of publicPaths) {
    const html = await (await page.request.get(path)).text()
    expect(html, path).toMatch(/<title>[^<]{5,}<\/title>/)
    expect(html, path).toMatch(/<meta name="description" content="[^"]{30,}"/)
    const canonical = html.match(/<link rel="canonical" href="([^"]+)"/)?.[1] ?? ''
    expect(new URL(canonical).pathname, path).toBe(path)
    expect(sitemap).toContain(`<loc>${canonical}</loc>`)
    const picture = new URL(html.match(/<meta property="og:image" content="([^"]+)"/)?.[1] ?? '')
    const answer = await page.request.get(product.url + picture.pathname)
    expect(answer.headers()['content-type'], path).toBe('image/png')
    expect(html, `${path}: a style attribute, which the page policy forbids`).not.toMatch(/<[^>]+\sstyle="/)
    expect(html, `${path}: scripts that start before the page is painted`).not.toMatch(
      /rel="modulepreload"|type="module"/,
    )
  }
  expect(await (await page.request.get('/robots.txt')).text()).toContain('Sitemap: http')
  const manifest = await (await page.request.get('/site.webmanifest')).json()
  expect(manifest).toMatchObject({ name: 'Hodlwise', start_url: '/', display: 'standalone' })
  expect(manifest.icons.map(({ sizes }: { sizes: string }) => sizes)).toEqual(
    expect.arrayContaining(['192x192', '512x512']),
  )
  for (const src of ['/icons/180.png', ...manifest.icons.map((icon: { src: string }) => icon.src)]) {
    expect((await page.request.get(src)).headers()['content-type'], src).toBe('image/png')
  }
})

test('nothing that is public speaks of Ethereum alone where wallets are read on every chain', async ({
  page,
}) => {
  for (const path of [...publicPaths, '/site.webmanifest']) {
    const text = await (await page.request.get(path)).text()
    expect(text.match(/[^.<>"]*Ethereum (?:address|wallet)[^.<>"]*/i)?.[0], path).toBeUndefined()
  }
})

test('an unknown address answers 404 with the finder, which leads to pages by name', async ({ page }) => {
  const answer = await page.goto('/no/such/page')
  expect(answer?.status()).toBe(404)
  // Also below the pages of who is signed in, of which the server has not all as files.
  for (const path of ['/user/nothing', '/user/token/1', '/admin/nothing']) {
    const response = await page.request.get(path, { headers: { accept: 'text/html' } })
    expect(response.status(), path).toBe(404)
  }
  expect((await page.request.get('/user/token/1/native')).status()).toBe(200)
  const line = page.getByRole('textbox', { name: 'Name of the page' })
  await line.fill('calc')
  await line.press('Enter')
  await expect(
    page.getByText('Error: Page "calc" not found in directory. Try another location.'),
  ).toBeVisible()
  await line.fill('pricing')
  // It stands only until the page is there: looked for before it is said.
  const said = page.getByText('Page found! Redirecting to /pricing...').waitFor()
  await line.press('Enter')
  await said
  await page.waitForURL('**/pricing')
})

async function openness(page: Page, part: string): Promise<number[]> {
  return page
    .locator(`[data-part="${part}"]`)
    .evaluateAll((elements) => elements.map((element) => Number(getComputedStyle(element).opacity)))
}

test('an address without its last word leads to the home of its folder', async ({ page }) => {
  for (const address of ['/calculator', '/calculator/']) {
    expect((await page.goto(`${address}?q=sip`))?.status()).toBe(200)
    await expect(page).toHaveURL(/\/calculator\/home\?q=sip$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

test('the menu is reached on a phone whose letters are set twice as large', async ({
  page,
  enlargeLetters,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await enlargeLetters()
  await page.goto('/pricing')
  const button = page.getByRole('button', { name: 'Open menu' })
  // As it is drawn once it is known that the figures are of the sandbox, which takes the most room.
  await expect(page.getByRole('banner').getByText('Sandbox', { exact: false })).toBeVisible()
  const box = await button.boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? Number.POSITIVE_INFINITY)).toBeLessThanOrEqual(360)
  await button.click()
  await expect(page.getByRole('link', { name: 'Calculators' }).first()).toBeInViewport()
})

test('no public page is wider than a phone whose letters are set twice as large', async ({
  page,
  enlargeLetters,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await enlargeLetters()
  const calculators = ['sip', 'loan', 'tax', 'salary-take-home'].map((id) => `/calculator/${id}-calculator`)
  for (const path of [...publicPaths, ...calculators]) {
    await page.goto(path)
    await expect(page.getByRole('banner').getByText('Sandbox', { exact: false })).toBeVisible()
    const widths = await page.evaluate(() => [
      getComputedStyle(document.documentElement).fontSize,
      document.documentElement.scrollWidth,
    ])
    expect([path, ...widths]).toEqual([path, '32px', 360])
  }
})

test('scrolling lights the slogans and writes the ledger, over 500 viewport heights', async ({ page }) => {
  const motion = page.waitForResponse(/landing-motion/)
  await page.goto('/')
  await motion
  const banner = page.locator('main section').first()
  const height = await banner.evaluate((element) => element.clientHeight / window.innerHeight)
  expect(height).toBeCloseTo(5, 1)
  expect(await openness(page, 'slogan')).toEqual([0.5, 0.5])

  await page.evaluate(() => window.scrollTo({ top: 4 * window.innerHeight, behavior: 'instant' }))
  await expect.poll(() => openness(page, 'slogan')).toEqual([1, 1])
  await expect.poll(() => openness(page, 'row')).toEqual([1, 1, 1])
  await expect.poll(() => openness(page, 'total')).toEqual([1])
})

/** The properties that anything on the page animates, with what they are animated on. */
async function animatedProperties(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const properties = document.getAnimations().flatMap(({ effect }) => {
      if (!(effect instanceof KeyframeEffect)) return []
      return effect
        .getKeyframes()
        .flatMap((frame) => Object.keys(frame))
        .filter((key) => !['offset', 'computedOffset', 'easing', 'composite'].includes(key))
    })
    return [...new Set(properties)].sort()
  })
}

test('nothing but opacity and transforms moves on the first page, all the way down', async ({ page }) => {
  const motion = page.waitForResponse(/landing-motion/)
  await page.goto('/')
  await motion
  await expect.poll(() => animatedProperties(page)).toEqual(['opacity', 'transform'])
  const screens = await page.evaluate(() => document.body.scrollHeight / window.innerHeight)
  for (let screen = 0; screen < screens; screen += 1) {
    await page.mouse.wheel(0, 1000)
    expect(['opacity', 'transform']).toEqual(expect.arrayContaining(await animatedProperties(page)))
  }
})

test('asking for less motion in the middle of a visit leaves the page whole, and moving again works', async ({
  page,
}) => {
  const motion = page.waitForResponse(/landing-motion/)
  await page.goto('/')
  await motion
  await page.evaluate(() => window.scrollTo({ top: 1.9 * window.innerHeight, behavior: 'instant' }))
  await expect.poll(() => openness(page, 'row')).not.toEqual([0, 0, 0])

  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const part of ['slogan', 'row', 'total']) {
    await expect.poll(async () => (await openness(page, part)).every((opacity) => opacity === 1)).toBe(true)
  }
  const features = page.getByRole('heading', { name: 'What the ledger keeps for you' }).locator('~ ul > li')
  await expect(features).toHaveCount(3)
  const seen = await features.evaluateAll((items) => items.map((item) => getComputedStyle(item).opacity))
  expect(seen).toEqual(['1', '1', '1'])
  expect(await page.locator('[style*="opacity"], [style*="transform"]').count()).toBe(0)

  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await expect.poll(() => openness(page, 'slogan')).toEqual([0.5, 0.5])
})

test.describe('for people who ask for less motion', () => {
  test.use({ reducedMotion: 'reduce' })
  test('the banner is one still screen with everything lit', async ({ page }) => {
    await page.goto('/')
    const banner = page.locator('main section').first()
    expect(await banner.evaluate((element) => element.clientHeight / window.innerHeight)).toBeLessThan(1.5)
    for (const part of ['slogan', 'row', 'total']) {
      for (const opacity of await openness(page, part)) expect(opacity).toBe(1)
    }
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the first page is whole and still, and the questions open one at a time', async ({ page }) => {
    await page.goto('/')
    const banner = page.locator('main section').first()
    const box = await banner.boundingBox()
    expect(box?.height ?? 0).toBeLessThan(1500)
    const answers = page.locator('details')
    await expect(answers).toHaveCount(3)
    await expect(answers.nth(0)).toHaveAttribute('open', '')
    await expect(page.locator('[data-picture="tracking"]')).toBeVisible()
    await answers.nth(2).locator('summary').click()
    await expect(answers.nth(0)).not.toHaveAttribute('open', '')
    await expect(page.locator('[data-picture="security"]')).toBeVisible()
    await expect(page.locator('[data-picture="tracking"]')).toBeHidden()
  })
})

test('a change of page moves to the top, to the main part and to its title', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pricing' })).toBeVisible()
  await expect(page).toHaveTitle(/^Pricing/)
  expect(await page.evaluate(() => [window.scrollY, document.activeElement?.id])).toEqual([0, 'main'])
})

/** What cuts a page off from the server, what lets it come again, and what is said meanwhile. */
const cuts = [
  {
    name: 'without a connection',
    cut: (page: Page) => page.context().setOffline(true),
    mend: (page: Page) => page.context().setOffline(false),
    says: 'You are offline',
  },
  {
    name: 'while the server is away',
    cut: (page: Page) => page.route('**', (route) => route.abort('connectionrefused')),
    mend: (page: Page) => page.unroute('**'),
    says: 'The server cannot be reached',
  },
]

for (const { name, cut, mend, says } of cuts) {
  test(`${name} a link to a page that has not come leaves what is on the screen, and says so`, async ({
    page,
  }) => {
    const toaster = page.waitForResponse(/\/toaster-/)
    await page.goto('/calculator/ai-calculator')
    await toaster
    const question = page.getByPlaceholder('Ask a financial question...')
    await question.fill('EMI on 50 lakh')
    await cut(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click()
    await expectMessage(page, says)
    await expect(question).toHaveValue('EMI on 50 lakh')
    await mend(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click()
    await page.waitForURL('**/pricing')
  })
}
