import type { Page } from '@playwright/test'
import { expectCleanAtWidths, expectCleanInBothThemes } from './support/expect-clean.ts'
import { expect, test } from './support/test.ts'

// An answer is typed, and can be stopped meanwhile, where motion is welcome.
test.use({ reducedMotion: 'no-preference' })

const question = 'EMI on 50L at 8.5 for 20 years'

test('a question is answered with a verified calculation that opens in its calculator', async ({ page }) => {
  await page.goto('/calculator/ai-calculator')
  await expect(page.getByText('Welcome to AI Financial Calculator!')).toBeVisible()
  const box = page.getByPlaceholder('Ask a financial question...')
  await box.fill(question)
  await box.press('Enter')
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('[stopped]')).toBeVisible()

  await box.fill('what if 15 years')
  await box.press('Control+Enter')
  await expect(page.getByText('Verified', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Open in calculator' }).click()
  await expect(page).toHaveURL(/loan-calculator\?.*years=15/)
})

test('on paper stand the question, its answer and the card, and nothing that is pressed', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/calculator/ai-calculator')
  const box = page.getByPlaceholder('Ask a financial question...')
  await box.fill(question)
  await box.press('Enter')
  await expect(page.getByRole('link', { name: 'Open in calculator' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  for (const words of [question, 'Loan EMI', 'Computed by'])
    await expect(page.getByText(words).last()).toBeVisible()
  await expect(page.locator('main :is(button, input, a):visible')).toHaveCount(0)
})

test('what was asked is kept on the device, comes back, and goes when told so', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/calculator/ai-calculator')
  const box = page.getByPlaceholder('Ask a financial question...')
  await box.fill(question)
  await box.press('Enter')
  await expect(page.getByText('₹43,391.16').first()).toBeVisible()
  const entry = page.getByRole('button', { name: new RegExp(question) })
  await page.getByRole('button', { name: 'Show history' }).click()
  await expect(entry).toBeVisible()
  await page.reload()
  await expect(page.getByText('₹43,391.16').first(), 'the talk goes on').toBeVisible()
  await page.getByRole('button', { name: 'Show history' }).click()
  await entry.click()
  await expect(page.getByText('₹43,391.16').first()).toBeVisible()
  await page.getByRole('button', { name: 'Clear history' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('Are you sure you want to clear all history?')
  await dialog.getByRole('button', { name: 'Clear history' }).click()
  await expect(page.getByText('No history yet')).toBeVisible()
})

const box = (page: Page) => page.getByPlaceholder('Ask a financial question...')
const announced = (page: Page) => page.locator('main [role="status"]')

/** Asks by the keyboard and waits until the whole answer is there. */
async function ask(page: Page, text: string): Promise<void> {
  await box(page).fill(text)
  await box(page).press('Enter')
}

/** Lets no question reach the server until it is let go. Interception stays on: turned off, it may lose a file that is just being loaded. */
async function holdQuestions(page: Page): Promise<() => void> {
  let isHeld = true
  await page.route('**/api/ask', (route) => (isHeld ? undefined : route.continue()))
  return () => {
    isHeld = false
  }
}

test.describe('with less motion', () => {
  // Without a connection only what this visit has fetched may answer, not what an earlier one left in the cache.
  test.use({ arriving: true, reducedMotion: 'reduce' })

  test('no state of the assistant has anything for axe to find', async ({ page, context }) => {
    await page.goto('/calculator/ai-calculator')
    await expect(page.getByText('Welcome to AI Financial Calculator!')).toBeVisible()
    await expectCleanAtWidths(page, 'welcome')

    await ask(page, question)
    await expect(page.getByText('Verified', { exact: true })).toBeVisible()
    await expectCleanAtWidths(page, 'an answer with its calculation')

    await page.getByRole('button', { name: 'Show history' }).click()
    await expect(page.getByRole('button', { name: 'Clear history' })).toBeVisible()
    await expectCleanAtWidths(page, 'the history')
    await page.getByRole('button', { name: 'Clear history' }).click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await expectCleanAtWidths(page, 'the question before it is cleared')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Hide history' }).click()

    const letGo = await holdQuestions(page)
    await ask(page, question)
    await expect(page.getByText('is thinking...').first()).toBeVisible()
    await expectCleanAtWidths(page, 'thinking')
    await page.keyboard.press('Escape')
    await expect(page.getByText('Request canceled').first()).toBeVisible()
    letGo()
    await context.setOffline(true)
    await ask(page, 'tell me a joke')
    await expect(page.getByText('Error connecting to the server').first()).toBeVisible()
    await expectCleanAtWidths(page, 'offline, without an answer')

    const alone = page.getByText('computed on your device')
    const answer = page.locator('[aria-busy="false"]')
    await box(page).fill(question)
    // What it comes to stands above the line before it is sent.
    await expect(page.locator('form').getByText('₹43,391.16')).toBeVisible()
    await expectCleanAtWidths(page, 'a question that is being typed')
    await box(page).press('Enter')
    await expect(alone).toBeVisible()
    await expect(page.getByText('Verified', { exact: true })).toBeVisible()
    await expectCleanAtWidths(page, 'offline')
    const told = (await answer.textContent()) ?? ''
    await context.setOffline(false)
    await ask(page, question)
    await expect(alone).toBeHidden()
    await expect(answer).toHaveText(told)
  })
})

test('with reduced motion the whole answer stands at once, and nothing types', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/calculator/ai-calculator')
  // Every text that the answer ever showed.
  await page.evaluate(() => {
    const seen = new Set<string>()
    Object.assign(window, { seen })
    new MutationObserver(() => {
      const text = document.querySelector('[aria-busy]')?.textContent
      if (text) seen.add(text)
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  await ask(page, question)
  await expect(page.getByText('Verified', { exact: true })).toBeVisible()
  const seen = await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])
  expect(seen).toHaveLength(1)
  expect(seen[0]).toContain('₹43,391.16')
})

test('who listens hears that it thinks, then the whole answer once, and errors', async ({ page }) => {
  await page.goto('/calculator/ai-calculator')
  const letGo = await holdQuestions(page)
  await ask(page, question)
  await expect(announced(page)).toHaveText('Hodlwise is thinking...')
  await page.keyboard.press('Escape')
  await expect(announced(page)).toHaveText('Request canceled')
  letGo()

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await ask(page, question)
  await expect(announced(page)).toContainText(
    'The EMI on ₹50,00,000 at 8.5 % for 20 years is ₹43,391.16 a month.',
  )
  await page.route('**/api/ask', (route) => route.fulfill({ status: 500, body: '{}' }))
  await ask(page, question)
  await expect(announced(page)).toHaveText(
    'Error fetching data: API error: 500. Please check your query and try again.',
  )
})

test('everything is done with the keyboard alone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/calculator/ai-calculator')
  await expect(page.getByText('Welcome to AI Financial Calculator!')).toBeVisible()
  const focused = (name: string | RegExp) => page.getByRole('button', { name }).and(page.locator(':focus'))
  const tabTo = async (name: string | RegExp) => {
    for (let count = 0; count < 40 && (await focused(name).count()) === 0; count++)
      await page.keyboard.press('Tab')
    await expect(focused(name)).toBeVisible()
  }
  await tabTo(/How much will 10,000 grow to/)
  await page.keyboard.press('Enter')
  await expect(page.getByText('₹46,609.57').first()).toBeVisible()
  await expect(box(page), 'one can go on typing').toBeFocused()
  await page.keyboard.type('and at 10%?')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('₹67,275').first()).toBeVisible()

  await page.keyboard.press('Shift+Tab')
  await page.goto('/calculator/ai-calculator')
  await tabTo('Show history')
  await page.keyboard.press('Enter')
  await tabTo(/How much will 10,000 grow to .* ago|How much will 10,000 grow to .* just now/)
  await page.keyboard.press('Enter')
  await expect(page.getByText('₹46,609.57').first()).toBeVisible()
  await tabTo('Clear history')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(focused('Clear history'), 'the focus comes back').toBeVisible()
})

test('on a phone the history takes the focus when it opens, and Escape or Tab leads out of it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 760 })
  await page.goto('/calculator/ai-calculator')
  await page.getByRole('button', { name: 'Show history' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Close history' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Show history' })).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Close history' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Show history' })).toBeVisible()
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`what may be meant in several ways is chosen by the keyboard and by touch, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme })
    await page.setViewportSize({ width: 360, height: 760 })
    await page.goto('/calculator/ai-calculator')
    await ask(page, 'interest on 5 lakh personal loan 12% 3 years emi')
    const group = page.getByRole('group', { name: 'Choose what you mean' })
    const interest = group.getByRole('button', { name: 'Loan: total interest' })
    await expect(interest).toBeVisible()
    for (const button of await group.getByRole('button').all()) {
      const place = await button.boundingBox()
      expect(place?.height).toBeGreaterThanOrEqual(44)
      expect((place?.x ?? 0) + (place?.width ?? 0)).toBeLessThanOrEqual(360)
    }
    await expectCleanInBothThemes(page, 'options')
    await interest.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('₹97,857.58').first()).toBeVisible()
    await expect(box(page), 'one can go on typing').toBeFocused()
    await expect(group).toBeHidden()
  })
}

test('a question without an answer leads to the calculator that it names', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 360, height: 760 })
  await page.goto('/calculator/ai-calculator')
  await ask(page, 'kvp 65000 at 7.5, what do i get when it matures (115 months)')
  const link = page.getByRole('link', { name: 'Post Office Schemes Calculator' })
  await expect(link).toBeVisible()
  await expectCleanInBothThemes(page, 'a calculator to go to')
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/post-office-calculator\?.*scheme=kvp/)
  await page.goBack()
  await expect(link, 'the talk is kept').toBeVisible()
})

test('a question in Hindi and its answer are marked as Hindi', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/calculator/ai-calculator')
  await ask(page, '20 लाख का होम लोन 8% पर 20 साल EMI कितनी होगी')
  await expect(page.locator('[aria-busy][lang="hi"]')).toContainText('₹16,728.80')
  await expect(announced(page)).toHaveAttribute('lang', 'hi')
})
