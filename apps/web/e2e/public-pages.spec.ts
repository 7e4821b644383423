import { pages } from '../app/paths.ts'
import { expectCleanAtWidths } from './support/expect-clean.ts'
import { publicPaths } from './support/public-paths.ts'
import { arrival, expect, test } from './support/test.ts'
import { watchPrivacy } from './support/watch-privacy.ts'
import { watchShifts } from './support/watch-shifts.ts'

test.use(arrival)

/** Texts that people look for, by the page on which they stand. */
const texts: Record<string, readonly string[]> = {
  '/': [
    'Trade smarter.',
    'Hold longer.',
    'Track Multiple Wallets',
    'Wallet Balance Insights',
    'Portfolio Analytics & Graphs',
    'Join thousands of crypto enthusiasts',
    'Start tracking your portfolio today',
    'Get Started with Hodlwise',
    'Top 5 Cryptocurrencies',
    'HODLer Questions',
  ],
  '/signup': [
    'Secure and private',
    'Real-time analytics',
    'Multi-chain support',
    '350k+',
    'supported coins',
    'network',
    '24/7',
    'market data',
  ],
  '/news': ['Crypto News', 'Refresh', 'Read more', 'Page 1 of'],
  '/contact': ['Contact information', 'Quick FAQ'],
  '/calculator/home': ['Explore'],
  '/calculator/ai-calculator': [
    'AI Financial Calculator',
    'Welcome to AI Financial Calculator! Ask me financial questions or calculations.',
    'Try asking about compound interest, investment returns, or loan payments',
  ],
  '/calculator/compare': ['Compare results', 'Nothing is pinned on this device yet.'],
  '/pricing': ['Pricing', '$0.00'],
  '/privacy': ['Privacy Policy', 'Last updated: 19-10-2024', 'We do not sell your data'],
  '/terms': ['Terms of Use'],
  '/chains': ['Chains', 'Polygon PoS', 'None without an index'],
  '/donate': [
    'Supporting Our Free Platform',
    'Server',
    'Logo',
    'Domain',
    '$11.26',
    'Copy Address',
    'Show QR code',
  ],
  '/test-cookie': ['Not tested yet'],
  '/no/such/page': ['Connection Lost', 'Return to Dashboard', 'Popular pages'],
}

// Long, and each of them by itself: whichever worker is free takes the next.
test.describe.configure({ mode: 'parallel' })

for (const path of [...publicPaths, '/no/such/page']) {
  // One visit holds all of it: what a page costs is its coming.
  test(`${path} comes without a jerk, says what it is about and is clean`, async ({ page, product }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    const expectStill = await watchShifts(page)
    const expectPrivate = watchPrivacy(page, product.url)
    const answer = await page.goto(path, { waitUntil: 'networkidle' })
    await expectStill()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expectCleanAtWidths(page, path)
    await page.setViewportSize({ width: 1440, height: 1000 })
    for (const text of texts[path] ?? []) await expect(page.getByText(text).first(), text).toBeVisible()
    // The browser itself tells of an answer with status 404.
    if (answer?.ok()) expectPrivate()
  })
}

test('each text belongs to a page that is looked at', () => {
  const looked = [...publicPaths, '/no/such/page']
  expect(Object.keys(texts).filter((path) => !looked.includes(path))).toEqual([])
  expect(pages.filter(({ access, path }) => access === 'public' && !looked.includes(path))).toEqual([])
})
