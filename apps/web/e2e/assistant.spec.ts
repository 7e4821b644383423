import { expect, test } from './support/test.ts'

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

test('what was asked is kept on the device, comes back, and goes when told so', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/calculator/ai-calculator')
  const box = page.getByPlaceholder('Ask a financial question...')
  await box.fill(question)
  await box.press('Enter')
  await expect(page.getByText('₹43,391.16').first()).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Show history' }).click()
  await page.getByRole('button', { name: new RegExp(question) }).click()
  await expect(page.getByText('₹43,391.16').first()).toBeVisible()
  await page.getByRole('button', { name: 'Clear history' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('Are you sure you want to clear all history?')
  await dialog.getByRole('button', { name: 'Clear history' }).click()
  await expect(page.getByText('No history yet')).toBeVisible()
})
