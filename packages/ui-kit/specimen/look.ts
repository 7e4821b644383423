import { fileURLToPath } from 'node:url'
import { AxeBuilder } from '@axe-core/playwright'
import { chromium, type Page } from '@playwright/test'
import { preview } from 'vite'

const configFile = fileURLToPath(new URL('./vite.config.ts', import.meta.url))
const pictures = fileURLToPath(new URL('../build/pictures/', import.meta.url))

const server = await preview({ configFile, preview: { port: 0, host: '127.0.0.1' } })
const url = server.resolvedUrls?.local[0] ?? ''
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
})

let faults = 0

const steps: { name: string; open: (page: Page) => Promise<void> }[] = [
  {
    name: 'chart',
    async open(page) {
      const chart = page.getByRole('img', { name: /Portfolio Distribution/ })
      const ring = { x: 130, y: 36 }
      await chart.hover({ position: ring })
      // The charting library has come when the ring answers to the pointer.
      await page.waitForLoadState('networkidle')
      await chart.hover({ position: { x: 5, y: 5 } })
      await chart.hover({ position: ring })
      await chart.getByText('WBTC').nth(1).waitFor()
    },
  },
  {
    name: 'line',
    async open(page) {
      const walker = page.getByRole('slider', { name: 'Growth over time, point' })
      await page.mouse.move(0, 0)
      await walker.focus()
      await page.keyboard.press('ArrowLeft')
      await page.waitForLoadState('networkidle')
      await page.getByText('Year 9').first().waitFor({ state: 'attached' })
    },
  },
  { name: 'table', open: (page) => page.getByRole('button', { name: 'Show as table' }).nth(1).click() },
  { name: 'menu', open: (page) => page.getByRole('button', { name: 'Theme' }).click() },
  { name: 'popover', open: (page) => page.getByRole('button', { name: '1.84 gwei' }).click() },
  { name: 'dialog', open: (page) => page.getByRole('button', { name: 'Delete wallet' }).last().click() },
  {
    name: 'toasts',
    async open(page) {
      await page.getByRole('button', { name: 'Success' }).click()
      await page.getByRole('button', { name: 'Failure' }).click()
    },
  },
]

async function check(page: Page, where: string) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  faults += violations.length
  for (const { id, help, nodes } of violations) {
    console.log(`${where}: ${id}: ${help}`)
    for (const node of nodes.slice(0, 4))
      console.log(`  ${node.html.slice(0, 160)}\n  ${node.failureSummary}`)
  }
}

for (const theme of ['light', 'dark']) {
  for (const width of [360, 768, 1440]) {
    const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
    const page = await context.newPage()
    page.on('console', (message) => {
      if (message.type() !== 'error') return
      faults += 1
      console.log(`${theme} ${width}: ${message.text()}`)
    })
    await page.goto(`${url}specimen/?theme=${theme}`)
    await page.getByRole('heading', { name: 'Specimen' }).waitFor()
    await page.evaluate(() => document.fonts.ready)
    await page.screenshot({ path: `${pictures}${theme}-${width}.png`, fullPage: true })

    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    if (overflow > 0) {
      faults += 1
      console.log(`${theme} ${width}: the page is ${overflow} px wider than the window`)
    }
    await check(page, `${theme} ${width}`)

    for (const step of steps) {
      await step.open(page)
      await page.screenshot({ path: `${pictures}${theme}-${width}-${step.name}.png` })
      await check(page, `${theme} ${width} ${step.name}`)
      await page.keyboard.press('Escape')
    }
    await context.close()
  }
}

await browser.close()
await server.close()
console.log(faults === 0 ? 'No faults.' : `${faults} faults.`)
process.exitCode = faults === 0 ? 0 : 1
