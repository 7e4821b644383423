import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import type { RunOptions } from 'axe-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/**
 * The short form, half of what `source` of axe is: every page that is looked at is sent it and compiles it. Without the
 * HTML of each element that it looks at, which it would write down for every rule, and nobody reads.
 */
const axeFile = createRequire(import.meta.url).resolve('axe-core/axe.min.js')
const axeSource = `${readFileSync(axeFile, 'utf8')};axe.configure({ noHtml: true })`

/** No finding of axe, and nothing wider than the window. `where` names the screen in a failure. */
export async function expectClean(page: Page, where: string): Promise<void> {
  await expectNoFinding(page, where)
  await expectNoWider(page, where)
}

/** What axe finds of the colours, which is all that another theme changes. */
async function expectColoursClean(page: Page, where: string): Promise<void> {
  await expectNoFinding(page, where, ['color-contrast', 'link-in-text-block'])
}

async function expectNoFinding(page: Page, where: string, rules?: string[]): Promise<void> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeSource)
  }
  // What passed need not be listed: it would take most of the time. No rule that runs reads the style sheets.
  const options: RunOptions = {
    ...{ resultTypes: ['violations'], preload: { assets: ['media'] } },
    ...(rules && { runOnly: rules }),
  }
  const found = await page.evaluate(async (wanted) => {
    const { violations } = await window.axe.run(wanted)
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`)
  }, options)
  expect(found, where).toEqual([])
}

/** Colours on their way from one theme to the other are of neither. */
export async function settleColours(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((each) => each instanceof CSSTransition)
        .map(({ finished }) => finished),
    ),
  )
}

/**
 * The same in both themes, for a page that follows the system. Ends in the other theme than it is in, so that the next
 * look begins there.
 */
export async function expectCleanInBothThemes(page: Page, where: string): Promise<void> {
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  const [first, second] = isDark ? (['dark', 'light'] as const) : (['light', 'dark'] as const)
  await expectClean(page, `${where}, ${first}`)
  await page.emulateMedia({ colorScheme: second })
  await settleColours(page)
  await expectColoursClean(page, `${where}, ${second}`)
}

/** In both themes at each of the widths, and at last at the width of before: a state is come to once, not once a width. */
export async function expectCleanAtWidths(
  page: Page,
  where: string,
  widths: readonly number[] = [360, 1440],
): Promise<void> {
  const before = page.viewportSize()
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 768 ? 780 : 1000 })
    await expectCleanInBothThemes(page, `${where}, ${width} px`)
  }
  if (before) await page.setViewportSize(before)
}

/** Until the page has been drawn anew, however long a busy machine takes for that: the width of a window counts from then. */
export async function waitForFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
}

/** What is drawn to the width of its place may need some frames more: so many milliseconds what stays too wide is waited for. */
const FRAMES = 5000

/** Nothing wider than the window, once what is drawn to the width of its place has been drawn to it. */
export async function expectNoWider(page: Page, where: string): Promise<void> {
  await waitForFrames(page)
  const tooWide = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      if (scrollWidth <= clientWidth) return []
      const reaching = [...document.querySelectorAll('body *')]
        .map((element) => ({ element, right: element.getBoundingClientRect().right }))
        .filter(({ right }) => right > clientWidth)
      return [
        `${scrollWidth - clientWidth} px`,
        ...reaching.map(({ element, right }) => `<${element.localName}> to ${right}: ${element.textContent}`),
      ].map((line) => line.slice(0, 120))
    })
  await expect.poll(tooWide, { message: `${where}: wider than the window`, timeout: FRAMES }).toEqual([])
}

/** No word cut short to make room, at this width. */
export async function expectNothingCut(page: Page, where: string): Promise<void> {
  const cut = await page.locator('main').evaluate((main) =>
    [...main.querySelectorAll<HTMLElement>('*')]
      .filter((element) => getComputedStyle(element).textOverflow === 'ellipsis')
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
      .map(({ textContent }) => textContent)
      .filter((text) => text !== ''),
  )
  expect(cut, `${where}: cut words`).toEqual([])
}
