import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { listen } from '@pkg/test-settings/listen.ts'
import { addWallet, waitForNetWorth } from './support/dashboard.ts'
import { expectNoWider } from './support/expect-clean.ts'
import { expect, test } from './support/test.ts'

test.use({ arriving: true })

const wallet = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'

/** A page of another site. `localhost` is one to a browser that is signed in at 127.0.0.1. */
async function startForeignSite(html: string) {
  const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end(html))
  const { port, close } = await listen(server)
  return { url: `http://localhost:${port}/`, close }
}

test('a page of another site changes nothing, reads nothing and shows nothing of a signed-in person', async ({
  page,
  product,
  account,
}) => {
  const calls = [
    ['PATCH', '/api/users/add-address', JSON.stringify({ address: wallet })],
    ['POST', '/api/users/logout', undefined],
    ['POST', '/api/account/refresh', undefined],
    ['DELETE', '/api/account/sessions', undefined],
    ['GET', '/api/users/fetch-addresses', undefined],
    ['GET', '/api/account', undefined],
  ]
  const site = await startForeignSite(`<!doctype html>
    <iframe src="${product.url}/user/home"></iframe>
    <iframe name="sink"></iframe>
    <form id="form" method="post" target="sink" enctype="text/plain" action="${product.url}/api/users/logout">
      <input name='{"address":"${wallet}","x":"' value='"}'></form>
    <script>document.getElementById('form').submit()</script>`)
  const foreign = await page.context().newPage()
  await foreign.goto(site.url)
  const read = await foreign.evaluate(
    async ([origin, wanted]) => {
      const outcomes: string[] = []
      for (const [method, path, body] of wanted as [string, string, string | undefined][]) {
        for (const mode of ['cors', 'no-cors'] as const) {
          if (mode === 'no-cors' && method !== 'GET' && method !== 'POST') continue
          outcomes.push(
            await fetch(origin + path, { method, mode, credentials: 'include', ...(body && { body }) }).then(
              async (answer) => `${answer.type} ${await answer.text()}`,
              () => 'refused',
            ),
          )
        }
      }
      return outcomes
    },
    [product.url, calls] as const,
  )
  expect(new Set(read)).toEqual(new Set(['refused']))
  for (const frame of foreign.frames().slice(1))
    expect(await frame.content()).not.toContain('Portfolio Tracker')
  await foreign.close()
  await site.close()

  await page.reload()
  await expect(page.getByText(`Welcome back, ${account.username}`)).toBeVisible()
  await expect(page.getByText('Add a wallet address to get started')).toBeVisible()
})

test('scripts that come in with data do not run, and scripts put into the page are refused', async ({
  page,
}) => {
  await page.goto('/login')
  const refused = await page.evaluate(() => {
    const outcomes: string[] = []
    const mark = 'window.attacked = true'
    const tries: Record<string, () => void> = {
      'inline script': () => {
        const script = document.createElement('script')
        script.textContent = mark
        document.body.append(script)
      },
      'markup with a handler': () => {
        document.body.insertAdjacentHTML('beforeend', `<img src=x onerror="${mark}">`)
      },
      'script of a data address': () => {
        const script = document.createElement('script')
        script.src = `data:text/javascript,${mark}`
        document.body.append(script)
      },
    }
    for (const [name, attack] of Object.entries(tries)) {
      try {
        attack()
        outcomes.push(`${name}: passed`)
      } catch {
        outcomes.push(`${name}: refused`)
      }
    }
    return outcomes
  })
  expect(refused).toEqual([
    'inline script: refused',
    'markup with a handler: refused',
    'script of a data address: refused',
  ])
  expect(await page.evaluate(() => 'attacked' in window)).toBe(false)
})

test('markup in every text that a person can give stays text', async ({ page }) => {
  const markup = '<img src=x onerror=alert(1)>\u202e<script>alert(2)</script>'
  const account = {
    username: markup,
    email: `markup-${process.pid}@example.org`,
    dob: '1990-05-17',
    password: 'Correct1horse',
    addressesToTrack: [],
  }
  await page.goto('/login')
  const origin = new URL(page.url()).origin
  // What a header cannot hold, no browser sends in one.
  const headers = { origin, 'user-agent': markup.replace(/[^ -~]/g, '') }
  await page.request.post('/api/users/signup', { data: account, headers })
  await page.request.post('/api/users/login', {
    data: { email: account.email, password: account.password },
    headers,
  })
  page.on('dialog', (dialog) => {
    throw new Error(`a script ran: ${dialog.message()}`)
  })
  for (const path of ['/user/home', '/user/account']) {
    await page.goto(path)
    await expect(page.getByText(markup).first()).toBeVisible()
  }
})

test('markup in names that sources give stays text, and no name is too long for its place', async ({
  dashboard: page,
  product,
}) => {
  const markup = `<img src=x onerror=alert(1)>\u202e<script>alert(2)</script>\u0007${'W'.repeat(200)}`
  page.on('dialog', (dialog) => {
    throw new Error(`a script ran: ${dialog.message()}`)
  })
  const named = /^(name|symbol|title|collection|description)$/
  await page.route(/\/api\/(portfolio|news|market)/, async (route) => {
    const { 'if-none-match': _, ...headers } = route.request().headers()
    const answer = await route.fetch({ headers })
    const text = await answer.text()
    if (!answer.headers()['content-type']?.startsWith('application/json'))
      return route.fulfill({ response: answer })
    const poisoned = JSON.parse(text, (key, value) =>
      key === 'categories'
        ? ['W'.repeat(100)]
        : typeof value === 'string' && named.test(key)
          ? `${markup} ${value}`
          : value,
    )
    return route.fulfill({ response: answer, json: poisoned })
  })
  await addWallet(page, product.sandbox.demoAddress)
  await waitForNetWorth(page)
  // Not the options of a closed list, which nobody sees.
  const shown = page.getByRole('main').getByText('<img src=x onerror=alert(1)>').filter({ visible: true })
  await expectNoWider(page, 'the overview')
  for (const name of ['Tokens', 'Transactions', 'NFTs']) {
    await page.getByRole('tab', { name: new RegExp(name) }).click()
    await expect(shown.first(), name).toBeVisible()
    await expectNoWider(page, name)
  }
  for (const path of ['/news', '/']) {
    await page.goto(path)
    await expect(shown.first(), path).toBeVisible()
    await expectNoWider(page, path)
    await page.setViewportSize({ width: 360, height: 780 })
    await expectNoWider(page, `${path} on a phone`)
    await page.setViewportSize({ width: 1440, height: 1000 })
  }
  expect(await page.locator('img[src="x"]').count()).toBe(0)
})

test('after a login nobody is led to another site', async ({ page, account }) => {
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  const { origin } = new URL(page.url())
  const targets = [
    'https://evil.example',
    '//evil.example',
    '/\\\\evil.example',
    'javascript:alert(1)',
    '%2F%2Fevil.example',
  ]
  const names = ['next', 'redirect', 'returnTo', 'url']
  const given = names.flatMap((name) => targets.map((target) => [name, target]))
  await page.goto(`/login?${new URLSearchParams(given)}#//evil.example`)
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click()
  await page.waitForURL(`${origin}/user/home`)
})

test('headers that the framework listens to at build change nothing at run time', async ({
  page,
  product,
}) => {
  const ask = async (headers: Record<string, string>) =>
    (await page.request.get(`${product.url}/`, { headers })).text()
  const plain = await ask({})

  expect(await ask({ 'x-react-router-spa-mode': 'yes' })).toBe(plain)
  expect(
    await ask({ 'x-react-router-prerender-data': '%5B%22evil%22%5D', 'x-forwarded-host': 'evil.example' }),
  ).toBe(plain)
  expect(
    (await page.request.post(`${product.url}/login`, { form: { email: 'a' } })).status(),
  ).toBeGreaterThanOrEqual(400)
})

test('no key of the server stands in the built web app', async ({ product }) => {
  const folder = join(import.meta.dirname, '..', 'build', 'client')
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  expect(files.length).toBeGreaterThan(20)
  for (const entry of files) {
    const text = readFileSync(join(entry.parentPath, entry.name), 'latin1')
    for (const [name, secret] of Object.entries(product.secrets)) {
      expect(text.includes(secret), `${name} in ${entry.name}`).toBe(false)
    }
    expect(text, entry.name).not.toMatch(/\b(MORALIS|COINGECKO|ETHERSCAN|GEMINI)_API_KEY\b|SESSION_SECRET/)
  }
})
