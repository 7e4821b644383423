import type { Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { expectClean } from './support/expect-clean.ts'
import { expectMessage } from './support/messages.ts'
import type { Product } from './support/product.ts'
import { expect, logIn, newAccount, signUp, test } from './support/test.ts'

const NEW = 'Another2horse'

/** The address behind the link in the newest mail to a person, on the server's own port. */
async function mailedPath(product: Product, to: string): Promise<string> {
  const find = () =>
    product.mails().find((mail) => mail.includes(`To: ${to}`) && /\/[\w-]+#[\w-]{32}/.test(mail))
  await expect.poll(find).toBeTruthy()
  return /\/[\w-]+#[\w-]{32}/.exec(find() ?? '')?.[0] ?? ''
}

const openAccount = async (page: Page) => {
  await page.getByRole('link', { name: 'Account', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible()
  await expect(page.getByText('This browser')).toBeVisible()
}

test('a forgotten password is set anew by the mailed link, once', async ({ page, product }) => {
  const account = newAccount()
  await signUp(page, account)
  await page.waitForURL('**/login')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  // The page before it has a field of the same name.
  await expect(page.getByRole('heading', { name: 'Forgot password' })).toBeVisible()
  await page.getByLabel('Email').fill(account.email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('heading', { name: 'Look into your mailbox' })).toBeFocused()

  const link = await mailedPath(product, account.email)
  await page.goto(link)
  await page.getByLabel('New password').fill('Password1')
  await page.getByLabel('Confirm password').fill('Password1')
  await page.getByRole('button', { name: 'Set the password' }).click()
  await expect(page.getByRole('alert')).toContainText('lists of common and stolen passwords')
  expect(new URL(page.url()).hash).toBe('')
  await page.getByLabel('New password').fill(NEW)
  await page.getByLabel('Confirm password').fill(NEW)
  await page.getByRole('button', { name: 'Set the password' }).click()
  await page.getByRole('link', { name: 'Log in with the new password' }).click()
  await logIn(page, { ...account, password: NEW })
  await page.waitForURL('**/user/home')

  await page.goto('about:blank')
  await page.goto(link)
  await page.getByLabel('New password').fill('Third3horse')
  await page.getByLabel('Confirm password').fill('Third3horse')
  await page.getByRole('button', { name: 'Set the password' }).click()
  await expect(page.getByRole('alert')).toContainText('This link is not valid any more.')
})

test('two-step login is set up, used, used with a recovery code, and switched off', async ({
  page,
  account,
}) => {
  await openAccount(page)
  await page.getByRole('button', { name: 'Set up' }).click()
  await page.getByLabel('Your password').fill(account.password)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  await expectClean(page, 'the QR code')
  const key = (await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? ''
  const app = new TOTP({ secret: key.replaceAll(' ', '') })
  const code = (stepsAhead = 0) => app.generate({ timestamp: Date.now() + stepsAhead * 30_000 })
  await page.getByRole('textbox', { name: 'Code' }).fill(code())
  await page.getByRole('button', { name: 'Switch on' }).click()
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused()
  const recovery = await page.getByText(/^[0-9a-f]{5}(-[0-9a-f]{5}){3}$/).allTextContents()
  expect(recovery).toHaveLength(10)
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL((url) => url.pathname === '/')

  await logIn(page, account)
  await expect(page.getByRole('textbox', { name: 'Code' })).toBeFocused()
  await page.getByRole('textbox', { name: 'Code' }).fill('000000')
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('This code is not right.')
  // The code of now was used to switch it on, and no code works twice; the next one is let through already.
  await page.getByRole('textbox', { name: 'Code' }).fill(code(1))
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click()
  await page.waitForURL('**/user/home')
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL((url) => url.pathname === '/')

  await logIn(page, account)
  await page.getByRole('textbox', { name: 'Code' }).fill(recovery[0] ?? '')
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click()
  await page.waitForURL('**/user/home')
  await openAccount(page)
  await expect(page.getByText('9 of 10 recovery codes left.')).toBeVisible()
  await page.getByRole('button', { name: 'Switch off' }).click()
  await page.getByLabel('Your password').fill(account.password)
  await page.getByRole('textbox', { name: 'Code' }).fill(recovery[1] ?? '')
  await page.getByRole('button', { name: 'Switch off' }).click()
  await expect(page.getByRole('button', { name: 'Set up' })).toBeVisible()
})

test('a session of another browser is seen and ended, and is over there at once', async ({
  page,
  account,
  browser,
  product,
}) => {
  const other = await browser.newPage({ baseURL: product.url })
  await logIn(other, account)
  await other.waitForURL('**/user/home')
  await openAccount(page)
  await page.getByRole('button', { name: /^End the session of Chrome/ }).click()
  await expectMessage(page, 'Session ended.')
  await other.reload()
  await other.waitForURL((url) => url.pathname === '/')
  await other.close()
  await expect(page.getByText('Session ended from another device').first()).toBeVisible()
})

test('an expired access token is renewed without the person noticing', async ({ page, account, context }) => {
  const cookies = await context.cookies()
  expect(cookies.map(({ name, httpOnly, sameSite }) => [name, httpOnly, sameSite]).sort()).toEqual([
    ['hodlwise', true, 'Strict'],
    ['hodlwise_device', true, 'Strict'],
    ['hodlwise_refresh', true, 'Strict'],
    // Proves nothing: pages read from it whose links they show.
    ['hodlwise_signed_in', false, 'Strict'],
  ])
  await context.clearCookies({ name: 'hodlwise' })
  await page.reload()
  await expect(page.getByText(`Welcome back, ${account.username}`)).toBeVisible()
  expect((await context.cookies()).map(({ name }) => name)).toContain('hodlwise')
})

test('the address changes by the mailed link, and the password by the old one', async ({
  page,
  account,
  product,
}) => {
  await openAccount(page)
  const email = `new-${account.email}`
  await page.getByRole('button', { name: 'Change email' }).click()
  await page.getByLabel('New email').fill(email)
  await page.getByLabel('Your password').fill('Wrong1horse')
  await page.getByRole('button', { name: 'Mail the link' }).click()
  await expect(page.getByRole('alert')).toContainText('The password is not right.')
  await page.getByLabel('Your password').fill(account.password)
  await page.getByRole('button', { name: 'Mail the link' }).click()
  await expect(page.getByText('Waiting for the new address.')).toBeVisible()
  await page.goto(await mailedPath(product, email))
  await page.getByRole('button', { name: 'Use this address' }).click()
  await expect(page.getByRole('heading', { name: 'Your email was changed' })).toBeVisible()

  await page.goto('/user/account')
  await expect(page.getByText(email, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByLabel('New password').fill(NEW)
  await page.getByLabel('Your password').fill(account.password)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expectMessage(
    page,
    'Password changed. Every other session was ended, and every access token revoked.',
  )
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await logIn(page, { ...account, email, password: NEW })
  await page.waitForURL('**/user/home')
})

test('a person takes the data along and deletes the account', async ({ page, account }) => {
  await openAccount(page)
  await expectClean(page, 'the account')
  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByLabel('Your password').fill(account.password)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toBe('hodlwise-account.json')

  await page.getByRole('button', { name: 'Delete account' }).click()
  // The form of the export is put away only once its file is saved.
  const form = page.getByRole('form', { name: 'Delete account' })
  await form.getByLabel('Your password').fill(account.password)
  await page.getByRole('button', { name: 'Delete for good' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await logIn(page, account)
  await expect(page.getByRole('alert')).toContainText('Invalid credentials.')
})
