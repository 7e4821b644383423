import type { Locator, Page } from '@playwright/test'
import { addWallet, netWorth, waitForNetWorth } from './support/dashboard.ts'
import { expectMessage } from './support/messages.ts'
import type { Product } from './support/product.ts'
import { controlSandbox, type Fault } from './support/sandbox-control.ts'
import { expect, test } from './support/test.ts'

// Long, and each of them by itself: whichever worker is free takes the next.
test.describe.configure({ mode: 'parallel' })

const upstreams = ['moralis', 'blockscout', 'rpc', 'defillama', 'coingecko']

const faults = [
  { kind: 'rate-limit', retryAfter: 30 },
  { kind: 'server-error' },
  { kind: 'drop' },
  { kind: 'half-body' },
  { kind: 'wrong-content-type' },
  { kind: 'invalid-json' },
]

function breakUpstreams(product: Product, fault: Fault) {
  const control = controlSandbox(product)
  return Promise.all(upstreams.map((name) => control.setFault(name, fault)))
}

/** The demo wallet, tracked; where its worth stands. */
async function showTotal(page: Page, product: Product): Promise<Locator> {
  await addWallet(page, product.sandbox.demoAddress)
  await waitForNetWorth(page)
  return netWorth(page)
}

test('with every upstream failing, in each way, the last good figures stay, with their age', async ({
  dashboard: page,
  product,
}) => {
  const total = await showTotal(page, product)
  const stale = page.getByText(/^Stale/)
  const said = page
    .getByRole('status')
    .or(page.getByRole('alert'))
    .filter({ hasText: /not answer(?:ing|ed)|could not/i })
    .first()
  const refresh = async () => {
    await page.getByRole('button', { name: 'Refresh Data' }).click()
    await expectMessage(page, 'Refreshing data...')
  }
  for (const fault of faults) {
    await test.step(fault.kind, async () => {
      await breakUpstreams(product, fault)
      // A reading that had begun before the sources broke is shared by whoever asks meanwhile, and is rightly fresh, with
      // figures of its own: the next one is not.
      await expect(async () => {
        const before = await total.textContent()
        await refresh()
        await expect(stale.first()).toBeVisible({ timeout: 40_000 })
        await expect(said).toBeVisible({ timeout: 10_000 })
        expect(await total.textContent()).toBe(before)
      }).toPass({ timeout: 200_000 })
    })
    // The next one begins with sound sources and a server that never saw them fail.
    await controlSandbox(product).clearFaults()
    await product.restart()
    await page.reload()
    await expect(async () => {
      await refresh()
      await expect(stale).toHaveCount(0, { timeout: 40_000 })
    }).toPass({ timeout: 200_000 })
  }
})

test('with numbers of the wrong type everywhere the node answers alone, as it writes them as text, and says so', async ({
  dashboard: page,
  product,
}) => {
  const total = await showTotal(page, product)
  const readTotal = async () => Number((await total.textContent())?.replace(/[$,]/g, ''))
  const before = await readTotal()

  await breakUpstreams(product, { kind: 'wrong-types' })
  // Where the node is late, the last figures stay and say so; a person asks again.
  await expect(async () => {
    await page.getByRole('button', { name: 'Refresh Data' }).click()
    await expect(page.getByText(/^Partial: .* from Ethereum node/).first()).toBeVisible({ timeout: 40_000 })
  }).toPass({ timeout: 200_000 })
  // Prices move with the clock of the sandbox. What was believed a minute ago still is.
  expect(Math.abs((await readTotal()) / before - 1)).toBeLessThan(0.001)
})

test('an upstream that hangs does not hold the page: another answers in its place', async ({
  dashboard: page,
  product,
}) => {
  await controlSandbox(product).setFault('moralis', { kind: 'hang' })
  await addWallet(page, product.sandbox.demoAddress)
  await expect(netWorth(page)).toBeVisible()
})

test('the last good figures survive a restart of the server while the upstreams are down', async ({
  dashboard: page,
  product,
}) => {
  await showTotal(page, product)
  await page.getByRole('tab', { name: /Tokens/ }).click()
  // The look-alike that the wallet was sent is hidden once the movements are read.
  const coins = page.getByRole('heading', { name: 'USD Coin' })
  await expect(coins).toHaveCount(1)
  await breakUpstreams(product, { kind: 'drop' })
  await product.restart()
  await page.reload()
  await expect(coins).toHaveCount(1)
  await page.getByRole('tab', { name: 'Overview' }).click()
  await expect(netWorth(page)).toBeVisible()
})
