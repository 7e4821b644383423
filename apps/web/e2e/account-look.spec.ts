import { TOTP } from 'otpauth'
import { expectCleanAtWidths } from './support/expect-clean.ts'
import { enter, expect, test } from './support/test.ts'

const widths = [360, 768, 1440]

test('the forms of those who are not signed in are clean, with what they say', async ({ page }) => {
  await page.goto('/signup')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Password is required')).toBeVisible()
  await expectCleanAtWidths(page, 'signup with faults', widths)

  await page.goto('/login')
  await page.getByLabel('Email').fill('nobody@example.org')
  await page.getByLabel('Password', { exact: true }).fill('Wrong1horse')
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectCleanAtWidths(page, 'refused login', widths)

  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill('nobody@example.org')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('heading', { name: 'Look into your mailbox' })).toBeVisible()
  await expectCleanAtWidths(page, 'mailed link', widths)

  await page.goto('/confirm-signup#forged')
  await expect(page.getByRole('alert')).toBeVisible()
  await expectCleanAtWidths(page, 'signup that is not known', widths)

  await page.goto('/reset-password#forged')
  await expect(page.getByLabel('New password')).toBeVisible()
  await expectCleanAtWidths(page, 'new password', widths)

  await page.goto('/confirm-email#forged')
  await expect(page.getByRole('button', { name: 'Use this address' })).toBeVisible()
  await expectCleanAtWidths(page, 'new address', widths)
})

test('the account page is clean, with each of its forms open', async ({ page }) => {
  const account = await enter(page)
  await page.goto('/user/account')
  await expect(page.getByText('This browser')).toBeVisible()
  await expectCleanAtWidths(page, 'account', widths)
  await page.getByRole('button', { name: 'New token' }).click()
  await page.getByLabel('Name', { exact: true }).fill('A script that runs every night on the machine at home')
  await page.getByLabel('Your password').fill(account.password)
  await page.getByRole('button', { name: 'Create token' }).click()
  await expect(page.getByRole('button', { name: 'Copy token' })).toBeVisible()
  await expectCleanAtWidths(page, 'a new token', widths)
  await page.getByRole('button', { name: 'Done' }).click()
  for (const name of ['Change email', 'Change password', 'New token', 'Export', 'Delete account']) {
    await page.getByRole('button', { name, exact: true }).click()
  }
  await expectCleanAtWidths(page, 'open forms', widths)

  await page.reload()
  await page.getByRole('button', { name: 'Set up' }).click()
  await page.getByLabel('Your password').fill(account.password)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  await expectCleanAtWidths(page, 'QR code', widths)
  const key = (await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? ''
  const code = new TOTP({ secret: key.replaceAll(' ', '') }).generate()
  await page.getByRole('textbox', { name: 'Code' }).fill(code)
  await page.getByRole('button', { name: 'Switch on' }).click()
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible()
  await expectCleanAtWidths(page, 'recovery codes', widths)
})
