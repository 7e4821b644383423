import { expect, test } from './support/test.ts'

test('an open page tells of a new version, keeps what is typed, and reloads only when told to', async ({
  page,
}) => {
  await page.clock.install()
  const known = await (await page.request.get('/version.json')).json()
  await page.goto('/contact', { waitUntil: 'networkidle' })
  expect(await page.evaluate('window.__reactRouterManifest.url')).toBe(known.version)
  const field = page.getByRole('textbox').first()
  await field.fill('half a sentence')

  // As long as the build is the same, coming back says nothing.
  const comeBack = async () => {
    const asked = page.waitForResponse('**/version.json')
    await page.clock.fastForward('06:00')
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await (await asked).finished()
  }
  await comeBack()
  const told = page.getByRole('listitem').filter({ hasText: 'A new version is here' })
  await expect(told).toHaveCount(0)

  await page.route('**/version.json', (route) =>
    route.fulfill({ json: { version: '/assets/manifest-of-another.js' } }),
  )
  await comeBack()
  await expect(told).toBeVisible()
  await page.clock.fastForward('01:00:00')
  await expect(told).toBeVisible()
  await expect(field).toHaveValue('half a sentence')

  await page.evaluate(() => Object.assign(window, { isStillTheSame: true }))
  await told.getByRole('button', { name: 'Reload' }).click()
  await expect.poll(() => page.evaluate(() => 'isStillTheSame' in window)).toBe(false)
})
