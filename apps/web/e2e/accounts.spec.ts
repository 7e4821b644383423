import { addWallet } from './support/dashboard.ts'
import { expectMessage } from './support/messages.ts'
import { expect, logIn, newAccount, signUp, signUpAndLogIn, test } from './support/test.ts'

test('the signup form names each fault only once its field was touched', async ({ page }) => {
  await page.goto('/signup')
  await expect(page.getByText('Username is required')).toBeHidden()
  await page.getByLabel('Username').fill('me')
  await page.getByLabel('Username').blur()
  await expect(page.getByText('Username must be at least 3 characters')).toBeVisible()
  await expect(page.getByText('Email is required')).toBeHidden()

  await page.getByRole('checkbox', { name: /terms/i }).check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expectMessage(page, 'Please fix all errors before submitting')
  await expect(page.getByText('Email is required')).toBeVisible()
  await expect(page.getByText('Date of birth is required')).toBeVisible()
  await expect(page.getByText('Password is required')).toBeVisible()
})

test('signing up with the email of another account tells nothing here, and its owner by mail', async ({
  page,
  product,
}) => {
  const account = newAccount()
  await signUp(page, account)
  await expectMessage(page, 'Account created successfully!')
  await signUp(page, { ...account, email: account.email.toUpperCase(), password: 'Another2horse' })
  await expectMessage(page, 'Account created successfully!')
  const told = () => product.mails().some((mail) => /You already have an account/.test(mail))
  await expect.poll(told).toBe(true)

  await logIn(page, account)
  await page.waitForURL('**/user/home')
})

test('a wrong password and an unknown email are answered alike, in a toast and in the form', async ({
  page,
}) => {
  const account = newAccount()
  await signUp(page, account)
  await page.waitForURL('**/login')
  for (const attempt of [
    { ...account, password: 'Wrong1horse' },
    { ...account, email: 'nobody@example.org' },
  ]) {
    await logIn(page, attempt)
    await expect(page.getByRole('main').getByText('Invalid credentials.')).toBeVisible()
  }
})

test('log-out ends the session, and the dashboard leads back to the start', async ({ page, account }) => {
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await page.goto('/user/home')
  await page.waitForURL((url) => url.pathname === '/')
  await logIn(page, account)
  await page.waitForURL('**/user/home')
})

test("two people in one browser, one after the other, never see each other's wallets", async ({
  page,
  product,
  account,
}) => {
  const [first = product.sandbox.demoAddress] = product.sandbox.demoAddresses
  await addWallet(page, first)
  await expectMessage(page, 'Address added successfully')
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }).toLowerCase())).not.toContain(
    first.toLowerCase(),
  )

  const other = await signUpAndLogIn(page)
  expect(other.email).not.toBe(account.email)
  await expect(page.getByText('Add a wallet address to get started')).toBeVisible()
  const answer = await page.request.get(`/api/portfolio/${first}/tokens`)
  expect(answer.status()).toBe(404)
})

test('what is not an address is refused with the sentence of the specification', async ({
  dashboard: page,
}) => {
  for (const wrong of ['   ', '0x123', '0x52908400098527886E0F7030069857D2E4169Ee7', 'not-an-address']) {
    await addWallet(page, wrong)
    await expectMessage(page, 'Please enter a valid address')
  }
  await expect(page.getByText('Add a wallet address to get started')).toBeVisible()
})

test('a wallet can be added once, selected and deleted', async ({ dashboard: page, product }) => {
  const wallet = product.sandbox.demoAddress
  await addWallet(page, wallet.toLowerCase())
  await expectMessage(page, 'Address added successfully')
  await addWallet(page, wallet.toUpperCase().replace('0X', '0x'))
  await expectMessage(page, 'You already track this wallet.')
  await expect(page.getByRole('textbox', { name: 'Wallet address' })).toHaveAccessibleDescription(
    'You already track this wallet.',
  )
  await page.getByRole('button', { name: /delete/i }).click()
  await expectMessage(page, 'Address deleted successfully')
  await expect(page.getByText('No wallet addresses found. Add one to get started.')).toBeVisible()
})

test('a name of ENS is resolved and its address shown', async ({ dashboard: page }) => {
  await addWallet(page, 'demo.eth')
  await expectMessage(page, 'Address added successfully')
  await expect(
    page.getByRole('button', { name: /demo\.eth.*0x[0-9a-fA-F]{4}…[0-9a-fA-F]{4}/ }).first(),
  ).toBeVisible()
})

test('public pages show whoever is signed in their own links from the first paint on, and strangers the others', async ({
  dashboard: page,
}) => {
  const header = page.getByRole('banner')
  const strangers = ['Login', 'Signup']
  const members = ['Account', 'Gains and tax']
  async function expectLinks(shown: string[], hidden: string[]) {
    for (const name of shown) await expect(header.getByRole('link', { name, exact: true })).toBeVisible()
    for (const name of hidden) await expect(header.getByRole('link', { name, exact: true })).toHaveCount(0)
  }

  for (const path of ['/', '/calculator/home', '/news']) {
    await page.goto(path)
    await expectLinks(members, strangers)
  }
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Open your dashboard' })).toHaveCount(2)
  await expect(page.getByRole('link', { name: /^Get Started/ })).toHaveCount(0)

  await page.setViewportSize({ width: 360, height: 780 })
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expectLinks(members, strangers)
  await page.setViewportSize({ width: 1280, height: 780 })

  // As soon as the document is read, before any code of the app runs: nothing changes places when that comes.
  await page.addInitScript(() => {
    document.addEventListener(
      'readystatechange',
      () => {
        const links = [...document.querySelectorAll('header [data-shown-to]')]
        document.documentElement.dataset.seen = links
          .filter((link) => link.checkVisibility())
          .map(({ textContent }) => textContent)
          .join()
      },
      { once: true },
    )
  })
  await page.goto('/calculator/home')
  await expect(page.locator('html')).toHaveAttribute('data-seen', 'Gains and tax,Account')

  await page.goto('/user/home')
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await expectLinks(strangers, members)
  await expect(page.getByRole('link', { name: /^Get Started/ })).toHaveCount(2)
  await page.reload()
  await expectLinks(strangers, members)
})
