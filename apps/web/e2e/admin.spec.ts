import { expectClean } from './support/expect-clean.ts'
import { expectMessage } from './support/messages.ts'
import { expect, test } from './support/test.ts'

const looks = [
  { colorScheme: 'light', viewport: { width: 360, height: 780 } },
  { colorScheme: 'dark', viewport: { width: 1440, height: 1000 } },
] as const

for (const look of looks) {
  test.describe(`${look.colorScheme} at ${look.viewport.width} px`, () => {
    test.use(look)

    test('whom the command made an admin sees sources, messages, people, jobs and page views', async ({
      page,
      product,
      account,
    }) => {
      await page.goto('/contact')
      await page.getByLabel('Name').fill('Asha')
      await page.getByLabel('Email').fill('asha@example.org')
      await page.getByLabel('Message').fill(`The total is off by one.\n<b>${'long'.repeat(40)}</b>`)
      await page.getByRole('button', { name: 'Send message' }).click()
      await expect(page.getByText('Thank you for your message!')).toBeVisible()
      await product.makeAdmin(account.email)
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
        await expectClean(page, name)
      }

      await page.getByRole('tab', { name: /^Users/ }).click()
      await page.getByRole('button', { name: `End sessions of ${account.email}` }).click()
      await expectClean(page, 'End all sessions')
      await page.getByRole('button', { name: 'End all sessions' }).click()
      await expectMessage(page, /^Every session of this account was ended, and/)
      await expect(page.getByRole('alertdialog')).toBeHidden()

      await page.getByRole('tab', { name: /^Page views/ }).press('Home')
      await expect(page.getByRole('tab', { name: 'Sources' })).toBeFocused()
      await expect(page.getByRole('tabpanel', { name: 'Sources' })).toBeVisible()
    })
  })
}
