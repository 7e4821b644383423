import { calculators } from '@pkg/finance-math/calculators'
import type { Page } from '@playwright/test'
import { independentFigures } from './support/independent-figures.ts'
import { expect, test } from './support/test.ts'

test('every calculator is held to figures found elsewhere', () => {
  expect(Object.keys(independentFigures).sort()).toEqual(calculators.map(({ id }) => id).sort())
})

for (const [id, [first, ...others]] of Object.entries(independentFigures)) {
  test(`${id} answers to the paisa what was computed without it`, async ({ page }) => {
    const path = `/calculator/${id}-calculator?`
    await page.goto(path + first?.link)
    await expect.poll(() => readFigures(page)).toMatchObject(first?.figures ?? {})
    for (const { link, figures } of others) {
      await page.evaluate(openLink, path + link)
      await expect.poll(() => readFigures(page)).toMatchObject(figures)
    }
  })
}

/** As Back and Forward do: the page stays, and reads the address. The router knows an entry by its key. */
function openLink(address: string): void {
  history.pushState({ key: address }, '', address)
  dispatchEvent(new PopStateEvent('popstate'))
}

/** What stands beside each label of the answer; a list item by item. */
function readFigures(page: Page) {
  return page
    .getByRole('region', { name: 'Result' })
    .locator('[aria-live] dt')
    .evaluateAll((labels) =>
      Object.fromEntries(
        labels.map((label) => {
          const own = [...label.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE)
          const given = label.nextElementSibling
          const items = [...(given?.querySelectorAll('[data-certainty]') ?? [])].map(
            (item) => item.textContent,
          )
          const isList = given?.querySelector('ul') !== null
          return [own?.textContent, isList ? items : given?.firstChild?.textContent]
        }),
      ),
    )
}
