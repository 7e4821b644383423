import { users } from '@pkg/api-contract'
import { siteBase } from '@pkg/finance-math-docs/site.ts'
import { test as base, expect, type Page } from '@playwright/test'
import { watchMessages } from './messages.ts'
import { type Product, startProduct } from './product.ts'
import { controlSandbox } from './sandbox-control.ts'

/** The size of letters that a browser comes with, in pixels. */
const USUAL_LETTERS = 16

/** One product per worker: tests share the server as people do, each with an account of its own. */
export const test = base.extend<
  {
    /** Whether the browser has nothing of the product yet, as that of somebody who comes for the first time. */
    arriving: boolean
    /** Somebody who has just signed up, and whose dashboard the page shows. */
    account: Account
    /** The page on that dashboard, for journeys that need not know whose it is. */
    dashboard: Page
    /** Sets the letters of the browser twice as large, as somebody does who sees little; they are set back when the test ends. */
    enlargeLetters: () => Promise<void>
    soundSources: undefined
  },
  { product: Product }
>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this pattern.
    async ({}, use) => {
      const product = await startProduct()
      await use(product)
      await product.close()
      // Whatever the journeys of this worker did: no key of the server may stand in its log.
      const told = Object.entries(product.secrets).filter(([, secret]) => product.logs().includes(secret))
      expect(told, 'secrets in the log').toEqual([])
      expect(product.logs(), 'the log was read').toContain('Answered')
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ product }, use) => use(product.url),
  arriving: [false, { option: true }],
  context: async ({ context, browser, arriving }, use) => {
    // Beside the one that stays, and not by a project of its own, for which every worker would start another product.
    const its = arriving ? await browser.newContext() : context
    await use(its)
    // What Playwright empties keeps its connection as the test left it.
    await (arriving ? its.close() : its.setOffline(false))
  },
  page: async ({ page, product, javaScriptEnabled }, use) => {
    await watchMessages(page)
    const goto = page.goto.bind(page)
    // The page is shown before it is an app; a person takes longer to reach for something than a test does.
    page.goto = async (...address) => {
      const answer = await goto(...address)
      // Other sites and the documentation are no app, and have nothing to come alive.
      const { origin, pathname } = new URL(page.url())
      const isApp = origin === product.url && !pathname.startsWith(siteBase)
      const isPage = isApp && answer?.headers()['content-type']?.includes('text/html')
      if (javaScriptEnabled && isPage)
        await expect.poll(() => page.evaluate(isAlive).catch(() => false), { intervals: [20] }).toBe(true)
      return answer
    }
    await use(page)
  },
  enlargeLetters: async ({ page }, use) => {
    const browser = await page.context().newCDPSession(page)
    const set = (standard: number) => browser.send('Page.setFontSizes', { fontSizes: { standard } })
    await use(async () => {
      await set(2 * USUAL_LETTERS)
    })
    // What Playwright empties keeps them as they are, and the next page would be drawn for half its width.
    await set(USUAL_LETTERS)
  },
  soundSources: [
    async ({ product }, use) => {
      await use(undefined)
      // A source that failed is left in peace for a while: the next test begins with a server that never saw it fail.
      if (await controlSandbox(product).clearFaults()) await product.restart()
    },
    { auto: true },
  ],
  account: async ({ page }, use) => {
    await use(await enter(page))
  },
  dashboard: ({ page, account: _ }, use) => use(page),
})

export { expect } from '@playwright/test'

/** For what tries how a page comes to a browser that has nothing of it, with all that moves. */
export const arrival = { arriving: true, reducedMotion: 'no-preference' } as const

export interface Account {
  username: string
  email: string
  password: string
}

/** Whether React has taken the page over: it leaves its mark on each element. */
function isAlive(): boolean {
  const main = document.getElementById('main')
  return main !== null && Object.keys(main).some((key) => key.startsWith('__react'))
}

let accounts = 0

/** A person nobody else in this run is. */
export function newAccount(): Account {
  accounts += 1
  return {
    username: `Meera ${accounts}`,
    email: `meera-${process.pid}-${accounts}@example.org`,
    password: 'Correct1horse',
  }
}

export async function signUp(page: Page, account: Account): Promise<void> {
  await page.goto('/signup')
  await page.getByLabel('Username').fill(account.username)
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Date of birth').fill('1990-05-17')
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByLabel('Confirm password').fill(account.password)
  await page.getByRole('checkbox', { name: /terms/i }).check()
  await page.getByRole('button', { name: 'Create account' }).click()
}

export async function logIn(page: Page, account: Account): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click()
}

/** A new account and its session by the calls alone: the journeys of the forms are elsewhere. Ends on the dashboard. */
export async function enter(page: Page): Promise<Account> {
  const account = newAccount()
  const { email, password } = account
  const signedUp = await page.request.post(users.signUp.url, { data: { ...account, dob: '1990-05-17' } })
  expect(signedUp.status(), 'signed up').toBe(201)
  const loggedIn = await page.request.post(users.logIn.url, { data: { email, password } })
  expect(loggedIn.status(), 'logged in').toBe(200)
  await page.goto('/user/home')
  return account
}

/** By the screens, as a person does it. */
export async function signUpAndLogIn(page: Page, account: Account = newAccount()): Promise<Account> {
  await signUp(page, account)
  await page.waitForURL('**/login')
  await logIn(page, account)
  await page.waitForURL('**/user/home')
  return account
}
