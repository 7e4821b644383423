import { addWallet, importLines, importWallets, waitForNetWorth, walletRow } from './support/dashboard.ts'
import { expectCleanAtWidths, expectNothingCut, waitForFrames } from './support/expect-clean.ts'
import { controlSandbox } from './support/sandbox-control.ts'
import { expect, test } from './support/test.ts'

const emptied = `0x${'ab'.repeat(20)}`

test('the portfolio is clean with everything open that opens', async ({ dashboard: page, product }) => {
  const [first = '', second = ''] = product.sandbox.demoAddresses
  const history = Promise.withResolvers<void>()
  await page.route('**/api/portfolio/history?*', async (route) => {
    await history.promise
    // A busy machine may answer with older figures first, and what is said of these takes lines that new ones do not.
    await expect(async () => {
      const response = await route.fetch()
      expect(await response.json()).not.toMatchObject({ freshness: { state: 'stale' } })
      await route.fulfill({ response })
    }).toPass()
  })
  await importLines(page, [
    `${first},Cold storage at the lake,cold;for the children`,
    'not an address',
    second,
  ])
  await waitForNetWorth(page)
  // All that stands above the wallets, on a narrow screen the shares too, has come of both but for the history.
  await expect(page.getByText(/^Sum of \d+ tokens in 2 wallets/)).toBeVisible()
  for (const name of ['Portfolio Distribution', 'Portfolio History'])
    await expect(page.getByRole('heading', { name })).toBeVisible()
  // The history has its place before it is there: a press on what stands below it meets what it was meant for.
  const addButton = page.getByRole('button', { name: 'Add Wallet' })
  const findTops = async () => {
    const tops: number[] = []
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      // A screen of before this width would be measured.
      await waitForFrames(page)
      tops.push(await addButton.evaluate((button) => button.getBoundingClientRect().top + scrollY))
    }
    return tops
  }
  // Nothing else comes meanwhile: once a page has its history it reads the wallets again, to be of one moment with it.
  const others = Promise.withResolvers<void>()
  await page.route('**/api/**', async (route) => {
    if (!route.request().url().includes('/portfolio/history?')) await others.promise
    await route.fallback()
  })
  const before = await findTops()
  history.resolve()
  await expect(page.getByRole('slider', { name: 'Portfolio History, point' })).toBeVisible()
  for (const [index, top] of (await findTops()).entries())
    expect(Math.abs(top - (before[index] ?? 0))).toBeLessThan(2)
  others.resolve()
  // Tablets pair the small cards, which leaves a wallet less room than a phone does.
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNothingCut(page, `wallets at ${width} px`)
  }
  // Between a phone and a tablet, and on paper, every column of the holdings has its room.
  await page.setViewportSize({ width: 640, height: 900 })
  const holdings = page.getByRole('region', { name: /^Holdings, with gains/ })
  await expect
    .poll(() => holdings.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
    .toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 1440, height: 1000 })
  await addButton.click()
  await page.getByPlaceholder('Enter ETH wallet address (0x...)').press('Enter')
  await page.getByRole('button', { name: /^More for Cold storage at the lake/ }).click()
  await expectCleanAtWidths(page, 'menu of a wallet, form with an error')
  await page.getByRole('menuitem', { name: 'Label and tags' }).click()
  await page.getByRole('button', { name: 'Import' }).first().click()
  await expectCleanAtWidths(page, 'label form, fates of an import')
  await page.getByRole('button', { name: /choose the wallets to show/ }).click()
  await expectCleanAtWidths(page, 'choice of wallets')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('slider', { name: 'Portfolio History, point' })).toBeVisible()
  const nextChart = page.getByRole('button', { name: 'Show as table' }).first()
  await nextChart.click()
  await nextChart.click()
  await expect(page.getByRole('table', { name: 'Portfolio Distribution' })).toBeVisible()
  await expectCleanAtWidths(page, 'charts as tables')
  await walletRow(page, /^Cold storage at the lake.*0x/).click()
  await page.getByRole('tab', { name: /Tokens/ }).click()
  await page.getByRole('button', { name: 'Hide LINK as spam' }).click()
  await expect(page.getByRole('button', { name: 'Show LINK' })).toBeVisible()
  await expectCleanAtWidths(page, 'a hidden token')
})

test('the portfolio is clean when a wallet is empty, and when the sources are down', async ({
  page,
  product,
  account,
}) => {
  await addWallet(page, emptied)
  await expect(page.getByText('0 tokens, empty')).toBeVisible()
  await expectCleanAtWidths(page, 'an empty wallet')
  for (const [tab, sentence] of [
    ['Tokens', 'No tokens found for this address'],
    ['Transactions', 'No recent transactions found for this address'],
    ['NFTs', 'No NFTs found for this address'],
  ] as const) {
    await page.getByRole('tab', { name: new RegExp(tab) }).click()
    await expect(page.getByText(sentence)).toBeVisible()
    await expectCleanAtWidths(page, `empty ${tab}`)
  }
  await page.getByRole('tab', { name: 'Overview' }).click()
  const control = controlSandbox(product)
  await Promise.all(
    ['moralis', 'blockscout', 'rpc', 'defillama', 'coingecko'].map((name) =>
      control.setFault(name, { kind: 'drop' }),
    ),
  )
  // A wallet nobody in this run has read yet.
  await importWallets(page, [`0x${account.email.replace(/\D/g, '').padStart(40, '7')}`])
  await page.getByRole('button', { name: 'Refresh Data' }).click()
  await expect(page.getByText('2 wallets could not be read.')).toBeVisible()
  await expectCleanAtWidths(page, 'sources down')
})
