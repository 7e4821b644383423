import { TOTP } from 'otpauth'
import { expectCleanInBothThemes } from './support/expect-clean.ts'
import { enter, expect, test } from './support/test.ts'

const viewports = [
  { width: 360, height: 780 },
  { width: 768, height: 1024 },
  { width: 1440, height: 1000 },
] as const

for (const viewport of viewports) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport, reducedMotion: 'reduce' })

    test('the forms of those who are not signed in are clean, with what they say', async ({ page }) => {
      await page.goto('/signup')
      await page.getByRole('button', { name: 'Create account' }).click()
      await expect(page.getByText('Password is required')).toBeVisible()
      await expectCleanInBothThemes(page, 'signup with faults')

      await page.goto('/login')
      // Each its own, since guessing at one account is slowed down.
      await page.getByLabel('Email').fill(`nobody-${viewport.width}@example.org`)
      await page.getByLabel('Password', { exact: true }).fill('Wrong1horse')
      await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click()
      await expect(page.getByRole('alert')).toBeVisible()
      await expectCleanInBothThemes(page, 'refused login')

      await page.goto('/forgot-password')
      await page.getByLabel('Email').fill('nobody@example.org')
      await page.getByRole('button', { name: 'Send the link' }).click()
      await expect(page.getByRole('heading', { name: 'Look into your mailbox' })).toBeVisible()
      await expectCleanInBothThemes(page, 'mailed link')

      await page.goto('/confirm-signup#forged')
      await expect(page.getByRole('alert')).toBeVisible()
      await expectCleanInBothThemes(page, 'signup that is not known')

      await page.goto('/reset-password#forged')
      await expect(page.getByLabel('New password')).toBeVisible()
      await expectCleanInBothThemes(page, 'new password')

      await page.goto('/confirm-email#forged')
      await expect(page.getByRole('button', { name: 'Use this address' })).toBeVisible()
      await expectCleanInBothThemes(page, 'new address')
    })

    test('the account page is clean, with each of its forms open', async ({ page }) => {
      const account = await enter(page)
      await page.goto('/user/account')
      await expect(page.getByText('This browser')).toBeVisible()
      await expectCleanInBothThemes(page, 'account')
      await page.getByRole('button', { name: 'New token' }).click()
      await page
        .getByLabel('Name', { exact: true })
        .fill('A script that runs every night on the machine at home')
      await page.getByLabel('Your password').fill(account.password)
      await page.getByRole('button', { name: 'Create token' }).click()
      await expect(page.getByRole('button', { name: 'Copy token' })).toBeVisible()
      await expectCleanInBothThemes(page, 'a new token')
      await page.getByRole('button', { name: 'Done' }).click()
      for (const name of ['Change email', 'Change password', 'New token', 'Export', 'Delete account']) {
        await page.getByRole('button', { name, exact: true }).click()
      }
      await expectCleanInBothThemes(page, 'open forms')

      await page.reload()
      await page.getByRole('button', { name: 'Set up' }).click()
      await page.getByLabel('Your password').fill(account.password)
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
      await expectCleanInBothThemes(page, 'QR code')
      const key = (await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? ''
      const code = new TOTP({ secret: key.replaceAll(' ', '') }).generate()
      await page.getByRole('textbox', { name: 'Code' }).fill(code)
      await page.getByRole('button', { name: 'Switch on' }).click()
      await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible()
      await expectCleanInBothThemes(page, 'recovery codes')
    })
  })
}
