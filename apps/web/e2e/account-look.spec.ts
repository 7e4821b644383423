import { TOTP } from 'otpauth'
import { expectClean } from './support/expect-clean.ts'
import { enter, expect, test } from './support/test.ts'

/** Each size, and each theme on a phone and on something larger. */
const looks = [
  { viewport: { width: 360, height: 780 }, colorScheme: 'dark' },
  { viewport: { width: 360, height: 780 }, colorScheme: 'light' },
  { viewport: { width: 768, height: 1024 }, colorScheme: 'light' },
  { viewport: { width: 1440, height: 1000 }, colorScheme: 'dark' },
] as const

for (const look of looks) {
  test.describe(`${look.colorScheme} at ${look.viewport.width} px`, () => {
    test.use({ ...look, reducedMotion: 'reduce' })

    test('the forms of those who are not signed in are clean, with what they say', async ({ page }) => {
      await page.goto('/signup')
      await page.getByRole('button', { name: 'Create account' }).click()
      await expect(page.getByText('Password is required')).toBeVisible()
      await expectClean(page, 'signup with faults')

      await page.goto('/login')
      // Each its own, since guessing at one account is slowed down.
      await page.getByLabel('Email').fill(`nobody-${look.colorScheme}-${look.viewport.width}@example.org`)
      await page.getByLabel('Password', { exact: true }).fill('Wrong1horse')
      await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click()
      await expect(page.getByRole('alert')).toBeVisible()
      await expectClean(page, 'refused login')

      await page.goto('/forgot-password')
      await page.getByLabel('Email').fill('nobody@example.org')
      await page.getByRole('button', { name: 'Send the link' }).click()
      await expect(page.getByRole('heading', { name: 'Look into your mailbox' })).toBeVisible()
      await expectClean(page, 'mailed link')

      await page.goto('/confirm-signup#forged')
      await expect(page.getByRole('alert')).toBeVisible()
      await expectClean(page, 'signup that is not known')

      await page.goto('/reset-password#forged')
      await expect(page.getByLabel('New password')).toBeVisible()
      await expectClean(page, 'new password')

      await page.goto('/confirm-email#forged')
      await expect(page.getByRole('button', { name: 'Use this address' })).toBeVisible()
      await expectClean(page, 'new address')
    })

    test('the account page is clean, with each of its forms open', async ({ page }) => {
      const account = await enter(page)
      await page.goto('/user/account')
      await expect(page.getByText('This browser')).toBeVisible()
      await expectClean(page, 'account')
      for (const name of ['Change email', 'Change password', 'Export', 'Delete account']) {
        await page.getByRole('button', { name, exact: true }).click()
      }
      await expectClean(page, 'open forms')

      await page.reload()
      await page.getByRole('button', { name: 'Set up' }).click()
      await page.getByLabel('Your password').fill(account.password)
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
      await expectClean(page, 'QR code')
      const key = (await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? ''
      const code = new TOTP({ secret: key.replaceAll(' ', '') }).generate()
      await page.getByRole('textbox', { name: 'Code' }).fill(code)
      await page.getByRole('button', { name: 'Switch on' }).click()
      await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible()
      await expectClean(page, 'recovery codes')
    })
  })
}
