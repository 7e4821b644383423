import { expectCleanAtWidths } from './support/expect-clean.ts'
import { expect, test } from './support/test.ts'

/** A page with a heading, a sentence that is dark on light in each theme, and what is given. */
function pageWith(body: string, css = ''): string {
  const style = `:root { color-scheme: light dark } p { color: #222; background: #fff } ${css}`
  return `<!doctype html><html lang="en"><title>A page</title><style>${style}</style>
    <main><h1>A page</h1><p>A sentence</p>${body}</main></html>`
}

test('a look has nothing to say of a page that is as it should be', async ({ page }) => {
  await page.setContent(pageWith('<img src="data:," alt="A drawing">'))
  await expectCleanAtWidths(page, 'sound')
})

for (const [fault, html, told] of [
  [
    'a picture without words',
    pageWith('<img src="data:,">'),
    /looked at, 360 px, light[\s\S]*image-alt: img/,
  ],
  [
    'a sentence that is faint by night alone',
    pageWith('', '@media (prefers-color-scheme: dark) { p { color: #aaa } }'),
    /looked at, 360 px, dark[\s\S]*color-contrast: p/,
  ],
  [
    'a sentence that is faint on a wide screen by night alone',
    pageWith('', '@media (prefers-color-scheme: dark) and (min-width: 800px) { p { color: #aaa } }'),
    /looked at, 1440 px, dark[\s\S]*color-contrast: p/,
  ],
  [
    'a part that is wider than a phone',
    pageWith('<div style="width: 500px">Wide</div>'),
    /looked at, 360 px, light: wider than the window/,
  ],
] as const) {
  test(`a look tells of ${fault}, and where`, async ({ page }) => {
    await page.setContent(html)
    await expect(expectCleanAtWidths(page, 'looked at')).rejects.toThrow(told)
  })
}
