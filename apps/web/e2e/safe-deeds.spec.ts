import type { Page } from '@playwright/test'
import { openPortfolio, walletRow } from './support/dashboard.ts'
import { holdActions } from './support/messages.ts'
import { expect, test } from './support/test.ts'

/** What takes something away for good, by the beginning of its name. */
const destructive = /^(Delete|Remove|End|Erase|Turn off|Sign out|Log out)/i

interface Box {
  name: string
  left: number
  top: number
  right: number
  bottom: number
}

/** The boxes of everything that can be pressed and is seen. */
function pressable(page: Page): Promise<Box[]> {
  return page.evaluate(() => {
    const selector =
      'a[href], button, input:not([type=range]), select, textarea, summary, [role=tab], [role=menuitem]'
    return [...document.querySelectorAll<HTMLElement>(selector)]
      .filter((element) => element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }))
      .map((element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect()
        const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? ''
        return { name, left, top: top + scrollY, right, bottom: bottom + scrollY }
      })
      .filter(({ left, right, top, bottom }) => right > left && bottom > top)
  })
}

/** How far two boxes are apart, in pixels. */
function distance(one: Box, other: Box): number {
  const x = Math.max(one.left - other.right, other.left - one.right, 0)
  const y = Math.max(one.top - other.bottom, other.top - one.bottom, 0)
  return Math.hypot(x, y)
}

async function expectRoom(page: Page): Promise<number> {
  const boxes = await pressable(page)
  const dangers = boxes.filter(({ name }) => destructive.test(name))
  const near = dangers.flatMap((danger) =>
    boxes
      .filter((other) => other !== danger && distance(danger, other) < 8)
      .map((other) => `${danger.name} is ${distance(danger, other).toFixed(1)} px from ${other.name}`),
  )
  expect(near).toEqual([])
  return dangers.length
}

// Menus that fade, messages that slide in: a press meets what it was meant for while they move.
test.use({ reducedMotion: 'no-preference' })

for (const hasTouch of [false, true]) {
  test.describe(hasTouch ? 'by touch' : 'by mouse', () => {
    test.use({ viewport: { width: 360, height: 780 }, hasTouch })

    test('nothing that deletes stands within 8 px of anything else at 360 px', async ({
      dashboard: page,
      product,
    }) => {
      await openPortfolio(page, product.sandbox.demoAddresses.slice(0, 3))
      expect(await expectRoom(page)).toBeGreaterThanOrEqual(3)
      await page.setViewportSize({ width: 1440, height: 900 })
      await expectRoom(page)
      await page.setViewportSize({ width: 360, height: 780 })
      await page.goto('/user/account')
      await expect(page.getByRole('heading', { name: 'Your data' })).toBeVisible()
      await expectRoom(page)
    })
  })
}

test('a deleted wallet is brought back from another page, by the keyboard, with label, tags and place', async ({
  dashboard: page,
  product,
}) => {
  const [first = '', second = ''] = product.sandbox.demoAddresses
  await openPortfolio(page, [`${first},Savings,cold;family`, `${second},Daily,`])
  const before = await page.request.get('/api/portfolio/wallets').then((answer) => answer.json())
  await holdActions(page)
  await page.getByRole('button', { name: /^Delete Savings/ }).click()
  await expect(walletRow(page, /^Savings/)).toHaveCount(0)
  await page.getByRole('link', { name: 'News' }).first().click()
  await expect(page.getByRole('heading', { name: 'Crypto News' })).toBeVisible()
  await page.keyboard.press('F8')
  await page.keyboard.press('Tab')
  const undo = page.getByRole('button', { name: 'Undo' })
  for (
    let presses = 0;
    presses < 6 && !(await undo.evaluate((it) => it === document.activeElement));
    presses += 1
  ) {
    await page.keyboard.press('Tab')
  }
  await expect(undo).toBeFocused()
  const answer = page.waitForResponse((response) => response.url().endsWith('/restore'))
  await page.keyboard.press('Enter')
  expect((await answer).status()).toBe(200)
  expect(await page.request.get('/api/portfolio/wallets').then((response) => response.json())).toEqual(before)
  await page.goto('/user/home')
  await expect(walletRow(page, /^Savings .*0x.+#cold #family/)).toBeVisible()
  await expect(walletRow(page, /0x/).first()).toContainText('Savings')
})

test('what is typed into a label stays in its field while everything is read anew', async ({
  dashboard: page,
  product,
}) => {
  const [first = '', second = ''] = product.sandbox.demoAddresses
  await openPortfolio(page, [first, second])
  await page
    .getByRole('button', { name: /^More for 0x/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Label and tags' }).click()
  const read = page.waitForResponse((response) => response.url().includes('/api/portfolio/tokens?'))
  await page.evaluate(() => {
    for (const button of document.querySelectorAll('button')) {
      if (button.textContent === 'Refresh Data') button.click()
    }
  })
  const text = 'Cold storage in the bank, Enter and all'
  // As fast as a person types: longer than the menu takes to fade out.
  await page.keyboard.type(text, { delay: 25 })
  await read
  await page.keyboard.type('!')
  await expect(page.getByLabel('Label')).toBeFocused()
  await expect(page.getByLabel('Label')).toHaveValue(`${text}!`)
})
