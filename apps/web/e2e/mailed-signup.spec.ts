import { account as apiAccount, users } from '@pkg/api-contract'
import { expectClean } from './support/expect-clean.ts'
import { startMailServer } from './support/mail-server.ts'
import { expectMessage } from './support/messages.ts'
import { startProduct } from './support/product.ts'
import { test as base, expect, logIn, newAccount, signUp } from './support/test.ts'

type MailServer = Awaited<ReturnType<typeof startMailServer>>

/** In a product of its own, which sends its mails. */
const test = base.extend<object, { mail: MailServer }>({
  mail: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this pattern.
    async ({}, use) => {
      const mail = await startMailServer()
      await use(mail)
      await mail.close()
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ mail }, use) => {
      const product = await startProduct({ SMTP_URL: mail.url })
      await use(product)
      await product.close()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

const looks = [
  { viewport: { width: 360, height: 780 }, colorScheme: 'dark' },
  { viewport: { width: 1440, height: 1000 }, colorScheme: 'light' },
] as const

for (const look of looks) {
  test.describe(`at ${look.viewport.width} px`, () => {
    test.use(look)

    test('where mails are sent an account comes to be by the link in one and the password', async ({
      page,
      mail,
    }) => {
      const account = newAccount()
      const notice = page.getByRole('status').filter({ hasText: 'Answer the mail first.' })
      await page.goto('/login')
      await expect(notice).toBeHidden()
      await signUp(page, account)
      await expectMessage(page, 'Account created successfully!')
      await page.waitForURL('**/login')
      await expect(notice).toBeVisible()
      await page.reload()
      await expect(notice).toBeVisible()
      await expectClean(page, 'login after the signup')
      await logIn(page, account)
      await expect(page.getByRole('alert')).toContainText('Invalid credentials.')

      const find = () => mail.mails.find((text) => text.includes(`To: ${account.email}`))
      await expect.poll(find).toContain(`"${account.username}"`)
      const path = /\/confirm-signup#[\w-]{32}/.exec(find() ?? '')?.[0] ?? ''
      await page.goto(path)
      await expect(page.getByText(`${account.username} signed up with ${account.email}.`)).toBeVisible()
      expect(new URL(page.url()).hash).toBe('')
      await expectClean(page, 'confirmation')
      await page.getByLabel('Password', { exact: true }).fill('Wrong1horse')
      await page.getByRole('button', { name: 'Confirm', exact: true }).click()
      await expect(page.getByRole('alert')).toContainText('The password is not right.')
      await page.getByLabel('Password', { exact: true }).fill(account.password)
      await page.getByRole('button', { name: 'Confirm', exact: true }).click()
      await expect(page.getByRole('heading', { name: 'Your account is ready' })).toBeFocused()
      await expectClean(page, 'confirmed')
      await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
      await page.waitForURL('**/login')
      await logIn(page, account)
      await page.waitForURL('**/user/home')

      await page.goto('about:blank')
      await page.goto(path)
      await expect(page.getByRole('alert')).toContainText('This link is not valid any more.')
      await expectClean(page, 'used link')
      await page.goto('about:blank')
      await page.goto('/confirm-signup')
      await expect(page.getByText('the link is not complete')).toBeVisible()
    })
  })
}

test('a taken address sees the same screens as a free one, and its owner gets the mail', async ({
  page,
  mail,
}) => {
  const { username, email, password } = newAccount()
  const to = `To: ${email}`
  await page.request.post(users.signUp.url, { data: { username, email, password, dob: '1990-05-17' } })
  const find = () => mail.mails.find((text) => text.includes(to))
  await expect.poll(find).toBeTruthy()
  const token = /#([\w-]{32})/.exec(find() ?? '')?.[1]
  const confirmed = await page.request.post(apiAccount.confirmSignup.url, { data: { token, password } })
  expect(confirmed.status()).toBe(201)

  await signUp(page, { ...newAccount(), email })
  await expectMessage(page, 'Account created successfully!')
  await page.waitForURL('**/login')
  await expect(page.getByText('Answer the mail first.')).toBeVisible()
  const told = () => mail.mails.filter((text) => text.includes(to)).at(-1)
  await expect.poll(told).toContain('You already have an account')
})
