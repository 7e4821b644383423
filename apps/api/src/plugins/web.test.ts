import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { loadWebBuild } from '../lib/load-web-build.ts'
import { buildTestApp } from '../testing/build-test-app.ts'

const script = 'document.documentElement.dataset.theme = "dark"'
const page = (title: string) =>
  `<!doctype html><title>${title}</title><script>${script}</script><script src="/assets/a-1.js"></script>${'<p>text</p>'.repeat(100)}`
const publicUrl = new URL('https://hodl.example')
const html = { accept: 'text/html,*/*' }

async function serve(files: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'web-build-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), text)
  }
  const build = await loadWebBuild(folder, publicUrl)
  const { browser } = await buildTestApp(build ? { web: build } : {})
  const { send } = browser()
  return (url: string, headers: Record<string, string> = html) => send({ method: 'GET', url, headers })
}

const site = {
  'index.html': page('Home'),
  'login/index.html': page('Login'),
  '404/index.html': page('Lost'),
  'user/home/index.html': page('Dashboard'),
  '__spa-fallback.html': page('Shell'),
  '__drawn-routes.json': JSON.stringify(['/user/token/:chainId/:address', '/admin']),
  'assets/a-1.js': `console.log(${JSON.stringify('a'.repeat(2000))})`,
  'assets/f-2.woff2': 'w'.repeat(2000),
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
}

test.for([
  ['/', 200, 'Home'],
  ['/?from=mail', 200, 'Home'],
  ['/login', 200, 'Login'],
  ['/login/', 200, 'Login'],
  ['/user/home', 200, 'Dashboard'],
  ['/user/token/1/native', 200, 'Shell'],
  ['/user/token/1/native/?from=mail', 200, 'Shell'],
  ['/admin', 200, 'Shell'],
  ['/user/', 404, 'Lost'],
  ['/user/nothing', 404, 'Lost'],
  ['/user/token/1', 404, 'Lost'],
  ['/user/token//native', 404, 'Lost'],
  ['/user/token/1/native/more', 404, 'Lost'],
  ['/admin/nothing', 404, 'Lost'],
  ['/__drawn-routes.json', 404, 'Lost'],
  ['/nothing', 404, 'Lost'],
  ['/404', 404, 'Lost'],
  ['/users', 404, 'Lost'],
  ['/__spa-fallback.html', 404, 'Lost'],
  ['/%E0%A4', 400, undefined],
  ['/../package.json', 404, 'Lost'],
  ['/..%2f..%2fpackage.json', 404, 'Lost'],
  ['//evil.example', 404, 'Lost'],
  ['//evil.example/login/', 404, 'Lost'],
  ['/%5c%5cevil.example', 404, 'Lost'],
  ['/%2f%2fevil.example/', 404, 'Lost'],
  ['/login?next=//evil.example', 200, 'Login'],
] as const)('%s answers %i with the page %s, and leads nowhere', async ([url, status, title]) => {
  const get = await serve(site)
  const { statusCode, body, headers } = await get(url)

  expect(statusCode).toBe(status)
  expect(headers).not.toHaveProperty('location')
  expect(/<title>(.*?)</.exec(body)?.[1]).toBe(title)
})

test('what is neither a page nor asked for as one is not found in JSON', async () => {
  const get = await serve(site)

  expect((await get('/api/nothing')).json()).toMatchObject({ success: false, code: 'NOT_FOUND' })
  expect((await get('/assets/gone.js', { accept: '*/*' })).json()).toMatchObject({ code: 'NOT_FOUND' })
})

test('a page may run its own scripts by their hash, our files, and nothing else', async () => {
  const get = await serve(site)
  const policy = String((await get('/')).headers['content-security-policy'])

  const hash = createHash('sha256').update(script).digest('base64')
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`)
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types thread")
  expect(policy).not.toMatch(/unsafe|https?:|\*/)
})

test('files are packed as the browser wishes, and say that they depend on the wish', async () => {
  const get = await serve(site)
  const [br, gzip, plain, refused] = await Promise.all([
    get('/login', { ...html, 'accept-encoding': 'gzip, deflate, br, zstd' }),
    get('/login', { ...html, 'accept-encoding': 'gzip' }),
    get('/login'),
    get('/login', { ...html, 'accept-encoding': 'br;q=0, gzip;q=0' }),
  ])

  expect(br.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(site['login/index.html'])
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(site['login/index.html'])
  expect(plain.body).toBe(site['login/index.html'])
  expect(refused.headers).not.toHaveProperty('content-encoding')
  expect(new Set([br, gzip, plain].map(({ headers }) => headers.etag)).size).toBe(3)
})

test('a file is packed once, for all who ask', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'web-build-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'index.html'), site['index.html'])
  const file = (await loadWebBuild(folder, publicUrl))?.files.get('/')

  expect(await file?.ready()).toBe(await file?.ready())
})

test('files with a hash in their name are kept for ever, pages are asked for anew', async () => {
  const get = await serve(site)

  expect((await get('/assets/a-1.js')).headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
  })
  expect((await get('/')).headers['cache-control']).toBe('no-cache')
  expect((await get('/favicon.svg')).headers['content-type']).toBe('image/svg+xml')
  expect((await get('/assets/f-2.woff2', { 'accept-encoding': 'br' })).headers).not.toHaveProperty(
    'content-encoding',
  )
})

test('what the browser has already is not sent again', async () => {
  const get = await serve(site)
  const { headers } = await get('/login')
  const again = await get('/login', { ...html, 'if-none-match': String(headers.etag) })

  expect(again.statusCode).toBe(304)
  expect(again.body).toBe('')
  expect((await get('/nothing', { ...html, 'if-none-match': String(headers.etag) })).statusCode).toBe(404)
})

test('before anything is built, pages say how to build, and the rest works', async () => {
  expect(await loadWebBuild('/nowhere/at/all', publicUrl)).toBeUndefined()
  const { send } = (await buildTestApp()).browser()
  const answer = await send({ method: 'GET', url: '/login', headers: html })

  expect(answer.statusCode).toBe(503)
  expect(answer.body).toContain('npm run build')
  expect((await send({ method: 'GET', url: '/api/status' })).statusCode).toBe(200)
})

test('names its own origin as PUBLIC_URL does, and allows the scripts as they are then', async () => {
  const placeholder = 'https://origin.invalid'
  const data = `{"url":"${placeholder}/"}`
  const get = await serve({
    'index.html': `<link rel="canonical" href="${placeholder}/"><script type="application/ld+json">${data}</script>`,
    'sitemap.xml': `<loc>${placeholder}/login</loc>`,
    'robots.txt': `Sitemap: ${placeholder}/sitemap.xml`,
    'assets/a-1.js': `const placeholder = '${placeholder}'`,
  })
  const { body, headers } = await get('/')

  expect(body).toContain('<link rel="canonical" href="https://hodl.example/">')
  expect((await get('/sitemap.xml')).body).toBe('<loc>https://hodl.example/login</loc>')
  expect((await get('/robots.txt')).body).toBe('Sitemap: https://hodl.example/sitemap.xml')
  expect((await get('/assets/a-1.js')).body).toContain(placeholder)
  const sent = createHash('sha256').update('{"url":"https://hodl.example/"}').digest('base64')
  expect(headers['content-security-policy']).toContain(`'sha256-${sent}'`)
})

const calculator = `<!doctype html><html lang="en"><head><title>SIP</title><script>${script}</script></head><body><div id="a">text</div></body></html>`
const sip = '/calculator/sip-calculator'

test.for([
  ['', '<html lang="en" data-embedded>'],
  ['dark', '<html lang="en" data-embedded data-theme="dark">'],
  ['"><script>', '<html lang="en" data-embedded>'],
] as const)(
  'a calculator is open to other sites where it is asked for as such: theme "%s"',
  async ([theme, element]) => {
    const get = await serve({ ...site, 'calculator/sip-calculator/index.html': calculator })
    const { headers, body, statusCode } = await get(`${sip}?years=5&embed=${encodeURIComponent(theme)}`)
    expect(statusCode).toBe(200)
    expect(body).toContain(element)
    expect(body).toContain('<script src="/embed/frame.js"></script>')
    expect(body).toContain(`<a href="${sip}" target="_blank"`)
    expect(headers['content-security-policy']).toContain('frame-ancestors *')
    expect(headers['content-security-policy']).not.toContain('unsafe-inline')
    expect(headers['x-frame-options']).toBeUndefined()
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
    expect(headers['set-cookie']).toBeUndefined()
  },
)

test.each([
  ['compact', '<html lang="en" data-embedded data-compact data-theme="light">'],
  ['other"><script>', '<html lang="en" data-embedded data-theme="light">'],
])('a calculator is marked for its form where it is asked for as "%s"', async (form, element) => {
  const get = await serve({ ...site, 'calculator/sip-calculator/index.html': calculator })
  const { body } = await get(`${sip}?embed=light&form=${encodeURIComponent(form)}`)
  expect(body).toContain(element)
  // The whole page that was asked for after it is another one.
  expect((await get(`${sip}?embed=light`)).body).not.toContain('data-compact')
})

test('nothing else is shown by other sites, and only the script that places calculators is loaded by them', async () => {
  const files = { 'calculator/sip-calculator/index.html': calculator, 'embed.js': '1', 'embed/frame.js': '2' }
  const get = await serve({ ...site, ...files })
  for (const url of [
    sip,
    `${sip}?EMBED=`,
    '/?embed=',
    '/login?embed=dark',
    '/user/home?embed=',
    '/nothing?embed=',
  ]) {
    const { headers } = await get(url)
    expect(headers['content-security-policy'], url).toContain("frame-ancestors 'none'")
    expect(headers['x-frame-options'], url).toBe('DENY')
    expect(headers['cross-origin-resource-policy'], url).toBe('same-origin')
  }
  expect((await get('/embed.js')).headers['cross-origin-resource-policy']).toBe('cross-origin')
  expect((await get('/embed/frame.js')).headers['cross-origin-resource-policy']).toBe('same-origin')
})

test('a page shows our own pages within itself only where a frame stands in it', async () => {
  const get = await serve({ ...site, 'guide/index.html': '<!doctype html><iframe src="/"></iframe>' })
  expect((await get('/guide')).headers['content-security-policy']).toContain("frame-src 'self'")
  expect((await get('/login')).headers['content-security-policy']).not.toContain('frame-src')
})

test('a page that is built in another way is told, and not opened by half', async () => {
  const get = await serve({ ...site, 'calculator/sip-calculator/index.html': page('SIP') })
  expect((await get(`${sip}?embed=`)).statusCode).toBe(500)
})
