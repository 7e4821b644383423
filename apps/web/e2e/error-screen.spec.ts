import { users } from '@pkg/api-contract'
import { expectClean } from './support/expect-clean.ts'
import { arrival, expect, test } from './support/test.ts'

test.use(arrival)

test('a screen that cannot be drawn gives its place to a sentence, in the chosen theme, and leads on', async ({
  dashboard: page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.getByRole('button', { name: 'Theme: system. Change it' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  // What no server of ours answers, and what no screen was written for.
  await page.route(`**${users.fetchAddresses.url}`, (route) =>
    route.fulfill({ json: { success: true, addresses: [42] } }),
  )
  await page.goto('/user/home')
  await expect(
    page.getByText('Something went wrong. Your wallets are safe: nothing was changed.'),
  ).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expectClean(page, 'the error screen')
  await page.getByRole('link', { name: 'Go Back to Login' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
