import { execFileSync, spawn } from 'node:child_process'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { dirname, extname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describePacked, typeErrors } from '@pkg/publishing/testing'
import { chromiumFlags } from '@pkg/test-settings/chromium-flags.ts'
import { listen } from '@pkg/test-settings/listen.ts'
import { build } from 'vite'
import { describe, expect, it } from 'vitest'

const guide = 'docs/from-excel-and-numpy-financial.md'
const { project, installed } = describePacked(fileURLToPath(new URL('..', import.meta.url)), {
  also: ['docs'],
  documents: [guide],
})
const chromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
const mimeTypes: Record<string, string> = { '.js': 'text/javascript', '.html': 'text/html' }

const usage = `
import { amortizationSchedule, attempt, FinanceMathError, pmt, xirr } from '@pkg/finance-math'
import { calculators } from '@pkg/finance-math/calculators'
import { irr } from '@pkg/finance-math/core'
import { ppf } from '@pkg/finance-math/india'
import { monteCarlo } from '@pkg/finance-math/luck'
import { incomeTaxIndia } from '@pkg/finance-math/tax-india'
`

describe('finance-math, packed', () => {
  it('needs no other package and has no side effects', () => {
    const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'))
    expect(manifest.dependencies ?? {}).toEqual({})
    expect(manifest.sideEffects).toBe(false)
  })

  it('works in Node through every door', () => {
    writeFileSync(
      join(project, 'use.js'),
      `${usage}
      const rows = amortizationSchedule({ principal: 1e6, annualRatePercent: 9, months: 120 })
      const failed = attempt(() => pmt(-2, 1, 1))
      console.log(JSON.stringify([
        rows.length, irr([-100, 110]).toFixed(6), calculators.length > 10, typeof incomeTaxIndia, typeof ppf, typeof monteCarlo,
        failed.ok ? 0 : failed.error instanceof FinanceMathError,
        xirr([{ date: '2024-01-01', amount: -100 }, { date: '2024-12-31', amount: 110 }]).toFixed(6),
      ]))`,
    )
    const out = execFileSync(process.execPath, ['use.js'], { cwd: project, encoding: 'utf8' })
    expect(JSON.parse(out)).toEqual([
      120,
      '0.100000',
      true,
      'function',
      'function',
      'function',
      true,
      '0.100000',
    ])
  })

  it.each(['nodenext', 'node16', 'preserve'])(
    'type-checks in a strict project with module %s',
    (module) => {
      writeFileSync(
        join(project, 'use.ts'),
        `${usage}
      const payment: number = pmt(0.01, 12, 1000)
      const rows: readonly { month: number; balance: number }[] = amortizationSchedule({ principal: 1, annualRatePercent: 1, months: 1 })
      const rate = attempt(() => irr([payment, 1]))
      if (!rate.ok) { const code: 'INVALID_ARGUMENT' | 'NO_SOLUTION' | 'NOT_CONVERGED' = rate.error.code; void code }
      // @ts-expect-error a payment falls at the end or at the beginning
      pmt(0.01, 12, 1000, 0, 'middle')
      export { rows, calculators, incomeTaxIndia, monteCarlo, ppf, xirr, FinanceMathError }`,
      )
      expect(typeErrors(project, ['use.ts', '--module', module])).toBe('')
    },
    60_000,
  )

  it('is bundled by Vite, which keeps only what is used', async () => {
    writeFileSync(
      join(project, 'main.js'),
      `import { pmt } from '@pkg/finance-math'\nconsole.log(pmt(0.01, 12, 1000))`,
    )
    writeFileSync(join(project, 'index.html'), '<script type="module" src="./main.js"></script>')
    await build({ root: project, logLevel: 'silent', configFile: false })
    const [bundle = ''] = globSync('dist/assets/*.js', { cwd: project })
    const code = readFileSync(join(project, bundle), 'utf8')
    expect(code).toContain('FinanceMathError')
    expect(code.length).toBeLessThan(3000)
  })

  it('is a graph of plain browser modules: relative addresses that end in .js and exist, no globals of Node', () => {
    const seen = new Set<string>()
    const visit = (file: string): void => {
      if (seen.has(file)) return
      seen.add(file)
      const code = readFileSync(file, 'utf8')
      expect(code).not.toMatch(/\b(process|require|Buffer|__dirname)\b[.(]/)
      for (const [, address = ''] of code.matchAll(/^(?:import|export|\}).* from '([^']+)';$/gm)) {
        expect(address).toMatch(/^\.{1,2}\/.*\.js$/)
        const next = resolve(dirname(file), address)
        expect(existsSync(next)).toBe(true)
        visit(next)
      }
    }
    for (const door of ['index', 'core', 'calculators', 'india', 'luck', 'plan', 'tax-india'])
      visit(join(installed, `dist/${door}.js`))
    expect(seen.size).toBeGreaterThan(40)
  })

  it.skipIf(!existsSync(chromium))(
    'is loaded by a browser as it is, through every door, and by a worker of it',
    async () => {
      writeFileSync(
        join(project, 'plain.html'),
        `<!doctype html><title>plain</title><script type="importmap">{ "imports": {
          "@pkg/finance-math": "/node_modules/@pkg/finance-math/dist/index.js",
          "@pkg/finance-math/": "/node_modules/@pkg/finance-math/dist/"
        } }</script><script type="module">
        import { emi, roundTo } from '@pkg/finance-math'
        import { calculators } from '@pkg/finance-math/calculators.js'
        import { irr } from '@pkg/finance-math/core.js'
        import { compareTaxRegimes } from '@pkg/finance-math/tax-india.js'
        const loan = { principal: 1_000_000, annualRatePercent: 8, months: 120 }
        const worker = new Worker('/worker.js', { type: 'module' })
        worker.postMessage(loan)
        const tell = (text) => fetch('/told?' + encodeURIComponent(text))
        worker.onerror = ({ message }) => tell(message)
        worker.onmessage = ({ data }) =>
          tell([
            roundTo(emi(loan).emi, 2), roundTo(irr([-100, 110]), 6), calculators.length > 10, typeof compareTaxRegimes, data,
          ].join(' '))
        </script>`,
      )
      writeFileSync(
        join(project, 'worker.js'),
        // A worker has no import map: it takes the module by its address.
        `import { amortizationSchedule } from '/node_modules/@pkg/finance-math/dist/index.js'
        self.onmessage = ({ data }) => self.postMessage(amortizationSchedule({ ...data, rounding: 'rupee' }).at(-1).month)`,
      )
      const told = Promise.withResolvers<string>()
      const server = createServer(({ url = '/' }, response) => {
        if (url.startsWith('/told?')) told.resolve(decodeURIComponent(url.slice('/told?'.length)))
        const file = join(project, new URL(url, 'http://localhost').pathname)
        if (!existsSync(file)) return response.writeHead(404).end()
        return response.writeHead(200, { 'content-type': mimeTypes[extname(file)] }).end(readFileSync(file))
      })
      const { url, close } = await listen(server)
      const browser = spawn(
        chromium,
        [
          ...['--headless', ...chromiumFlags],
          ...[`--user-data-dir=${join(project, 'browser')}`, `${url}/plain.html`],
        ],
        // In a group of its own: some systems start the browser by a script, which does not end it with itself.
        { stdio: 'ignore', detached: true },
      )
      browser.on('error', told.reject)
      browser.on('exit', () => told.reject(new Error('the browser ended before the page told anything')))
      const ended = new Promise((resolve) => browser.on('close', resolve))
      try {
        expect(await told.promise).toBe('12132.76 0.1 true function 120')
      } finally {
        if (browser.pid !== undefined && browser.exitCode === null) process.kill(-browser.pid)
        await ended
        await close()
      }
    },
  )
})
