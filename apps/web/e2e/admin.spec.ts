import { expectClean } from './support/expect-clean.ts'
import { expect, test } from './support/test.ts'

const sizes = [
  { width: 360, height: 780 },
  { width: 768, height: 1024 },
  { width: 1440, height: 1000 },
]

test('whom the command made an admin sees sources, messages, people, jobs and page views', async ({
  page,
  house,
  account,
}) => {
  await page.goto('/contact')
  await page.getByLabel('Name').fill('Asha')
  await page.getByLabel('Email').fill('asha@example.org')
  await page.getByLabel('Message').fill(`The total is off by one.\n<b>${'long'.repeat(40)}</b>`)
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Thank you for your message!')).toBeVisible()
  await house.makeAdmin(account.email)
  await page.goto('/admin/home')

  const shown = {
    Sources: 'CoinGecko',
    Messages: 'The total is off by one.',
    Users: account.email,
    Jobs: 'snapshots',
    'Page views': '/contact',
  }
  for (const [name, text] of Object.entries(shown)) {
    await page.getByRole('tab', { name: new RegExp(`^${name}`) }).click()
    const panel = page.getByRole('tabpanel', { name: new RegExp(`^${name}`) })
    await expect(panel.getByText(text).first()).toBeVisible()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      for (const viewport of sizes) {
        await page.setViewportSize(viewport)
        await expectClean(page, `${name}, ${colorScheme} at ${viewport.width} px`)
      }
    }
  }

  await page.getByRole('tab', { name: /^Page views/ }).press('Home')
  await expect(page.getByRole('tab', { name: 'Sources' })).toBeFocused()
  await expect(page.getByRole('tabpanel', { name: 'Sources' })).toBeVisible()
})
