/** How long after a slider's movement the new result is painted, on a processor slowed down to a phone's. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { chromium, type Page } from '@playwright/test'
import { startProduct } from '../e2e/support/product.ts'
import config from '../playwright.config.ts'

/** The longest schedules that have sliders. */
const pages = [
  { name: 'SIP of 50 years, by the month', search: '/calculator/sip-calculator?years=50&view=monthly' },
  { name: 'loan of 30 years, by the month', search: '/calculator/loan-calculator?years=30' },
  { name: 'SWP of 30 years, by the month', search: '/calculator/swp-calculator?years=30&principal=5000000' },
]
const slowdowns = [4, 6]
const moves = 40
/** What a person feels as at once. */
const limitMs = 50

interface Watched extends Window {
  delays: number[]
}

/** Notes in the page, for each movement, when the frame with the new headline figure is on the screen. */
function watch(): void {
  const page = window as unknown as Watched
  page.delays = []
  const shown = () => document.querySelector('[aria-label="Result"] dd')?.textContent ?? ''
  let before = shown()
  let since: number | undefined
  window.addEventListener(
    'input',
    (event) => {
      since ??= event.timeStamp
    },
    { capture: true },
  )
  const look = () => {
    if (since !== undefined && shown() !== before) {
      const start = since
      since = undefined
      before = shown()
      const { port1, port2 } = new MessageChannel()
      // Behind the frame: what was drawn in it is on its way to the screen.
      port1.onmessage = () => page.delays.push(performance.now() - start)
      port2.postMessage(undefined)
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

async function drag(page: Page, { pauseMs }: { pauseMs: number }): Promise<number[]> {
  const frame = await page.getByRole('slider').first().boundingBox()
  if (!frame) throw new Error('The page has no slider.')
  const y = frame.y + frame.height / 2
  const at = (share: number) => frame.x + frame.width * share
  await page.mouse.move(at(0.3), y)
  await page.mouse.down()
  await page.evaluate(watch)
  for (let move = 1; move <= moves; move++) {
    await page.mouse.move(at(0.3 + (0.5 * move) / moves), y)
    await page.waitForTimeout(pauseMs)
  }
  await page.mouse.up()
  await page.waitForTimeout(500)
  return page.evaluate(() => (window as unknown as Watched).delays)
}

const share = (sorted: readonly number[], part: number) =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN)

const product = await startProduct()
const browser = await chromium.launch(config.use?.launchOptions)
const rows: Record<string, string | number>[] = []
try {
  for (const slowdown of slowdowns) {
    for (const { name, search } of pages) {
      for (const [how, pauseMs] of [
        ['step by step', 120],
        ['without a pause', 16],
      ] as const) {
        const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
        await page.goto(product.url + search, { waitUntil: 'networkidle' })
        const session = await page.context().newCDPSession(page)
        await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
        const delays = (await drag(page, { pauseMs })).toSorted((one, other) => one - other)
        await page.close()
        rows.push({
          room: 'web',
          case: `${name}, dragged ${how}, ${slowdown} times slower`,
          'median ms': share(delays, 0.5),
          'p95 ms': share(delays, 0.95),
          results: delays.length,
        })
      }
    }
  }
} finally {
  await browser.close()
  await product.close()
}

console.table(rows)
const results = new URL('../.results/', import.meta.url)
mkdirSync(results, { recursive: true })
writeFileSync(new URL('bench.json', results), JSON.stringify(rows))
const late = rows.filter((row) => Number(row['median ms']) > limitMs && String(row.case).includes(' 4 times'))
if (late.length > 0) {
  console.error(`A result must follow its slider within ${limitMs} ms.`)
  process.exitCode = 1
}
