import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as financeMath from '@pkg/finance-math'
import * as calculatorsDoor from '@pkg/finance-math/calculators'
import * as india from '@pkg/finance-math/india'
import * as luck from '@pkg/finance-math/luck'
import * as plan from '@pkg/finance-math/plan'
import * as taxIndia from '@pkg/finance-math/tax-india'
import { describe, expect, it, onTestFinished } from 'vitest'
import { listSite, type SiteFile } from '../src/list-site.ts'
import { listRules } from '../src/pages/rules-page.ts'
import { listRowExamples } from '../src/pages/spreadsheets-page.ts'
import { readSource } from '../src/read-source.ts'
import { recordCall, runExample } from '../src/run-example.ts'
import { writeSite } from '../src/write-site.ts'

const base = '/docs/finance-math'
const files = listSite({ origin: 'https://example.org', themeScript: 'chosen' })
const pages = new Map(
  files.filter(({ isPage }) => isPage).map(({ path, content }) => [path, String(content)]),
)
const pageOf = (path: string): string => pages.get(`${base}${path}`) ?? ''

describe('the site', () => {
  it('has a page for every function that a door exports', () => {
    const scope: Record<string, unknown> = {
      ...calculatorsDoor,
      ...india,
      ...luck,
      ...plan,
      ...taxIndia,
      ...financeMath,
    }
    const names = Object.keys(scope).filter(
      (name) => typeof scope[name] === 'function' && !/^[A-Z]/.test(name),
    )
    expect(names.filter((name) => !pages.has(`${base}/functions/${name}`))).toEqual([])
    expect(names.length).toBeGreaterThan(100)
  })

  it('has a page for every calculator, with each input, its flag and each output', () => {
    for (const { id, inputs, outputs } of calculatorsDoor.calculators) {
      const page = pageOf(`/calculators/${id}`)
      for (const key of [...Object.keys(inputs), ...Object.keys(outputs)]) {
        expect(page).toContain(`<code>${key}</code>`)
      }
    }
    expect(pageOf('/calculators/sip')).toContain('<code>--monthly-investment</code>')
    expect(pageOf('/calculators/loan')).toContain('<code>--principal</code>, <code>-p</code>')
  })

  it('tells every dated rule with the day from which each value holds', () => {
    const page = pageOf('/rules')
    expect(listRules().length).toBeGreaterThan(30)
    expect(page).toContain('Percent a year of the Public Provident Fund.')
    for (const { id, rule } of listRules()) {
      expect(page).toContain(`<details id="${id}">`)
      for (const [from] of rule.steps) expect(page).toContain(`<th scope="row">${from}</th>`)
    }
    for (const year of Object.keys(taxIndia.taxRules)) expect(page).toContain(`Income tax ${year}`)
  })

  it('leads nowhere that is not there', () => {
    const known = new Set(files.map(({ path }) => path))
    const dead = [...pages].flatMap(([path, page]) =>
      [...page.matchAll(/(?:href|src|action)="(\/docs[^"#]*)(?:#([^"]*))?"/g)]
        .filter(
          ([, to = '', id]) => !known.has(to) || (id !== undefined && !pages.get(to)?.includes(`id="${id}"`)),
        )
        .map(([link]) => `${path}: ${link}`),
    )
    expect(dead).toEqual([])
  })

  it.each([...pages])('has one heading, its own address and nothing inline on %s', (path, page) => {
    expect(page.match(/<h1>/g)).toHaveLength(1)
    expect(page).toContain(`<link rel="canonical" href="https://example.org${path}">`)
    expect(page).not.toMatch(/<style|\sstyle=|\son\w+=|<script(?![^>]* src=)/)
    expect(page).not.toMatch(/>(?:undefined|NaN)<|\[object/)
  })

  it('gives every page a title and a description of its own', () => {
    const titles = [...pages.values()].map((page) => /<title>(.*?)<\/title>/.exec(page)?.[1])
    expect(new Set(titles).size).toBe(pages.size)
    for (const page of pages.values()) expect(page).toMatch(/<meta name="description" content="[^"]{10,}">/)
  })

  it('has the example of every function as a form, which the package as a browser loads it computes alike, but of the one that takes functions alone', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'finance-math-modules-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
    writeSite(
      files.filter(({ path }) => path.startsWith(`${base}/modules/`)),
      folder,
    )
    const { functions } = readSource()
    const withForm = functions.filter(({ name }) =>
      pageOf(`/functions/${name}`).includes('<form class="try"'),
    )
    const others = functions.filter((one) => !withForm.includes(one)).map(({ name }) => name)
    expect(others).toEqual(['defineCalculator'])
    expect(pageOf('/functions/defineCalculator')).toContain('no form can hold')
    for (const { name, examples } of withForm) {
      const page = pageOf(`/functions/${name}`)
      const [, module = ''] = /data-module="([^"]+)"/.exec(page) ?? []
      const loaded = await import(join(folder, module))
      const { given } = recordCall(examples[0] ?? '', name) ?? { given: [] }
      const scope: Record<string, unknown> = {
        ...calculatorsDoor,
        ...india,
        ...luck,
        ...plan,
        ...taxIndia,
        ...financeMath,
      }
      const expected = (scope[name] as (...args: unknown[]) => unknown)(...given)
      expect(JSON.stringify(loaded[name](...given)), name).toBe(JSON.stringify(expected))
      expect(page.match(/data-path=/g)?.length, name).toBeGreaterThan(0)
    }
  })

  it('writes the theme that it is given', () => {
    const theme = files.find(({ path }: SiteFile) => path === `${base}/theme.js`)
    expect(theme?.content).toBe('chosen\n')
  })
})

describe('the table of spreadsheets', () => {
  it.each(listRowExamples())('is right about %s', (example) => {
    expect(() => runExample(example)).not.toThrow()
  })

  it('has an example in every row', () => expect(listRowExamples().length).toBeGreaterThan(20))
})

describe('an example', () => {
  it('that tells another result is refused', () => {
    expect(() => runExample('roundTo(1.005, 2) //=> 1')).toThrow('gives 1.01')
  })

  it('that tells no result is refused', () => {
    expect(() => runExample('roundTo(1.005, 2)')).toThrow()
  })

  it('names what it imports, from the door that has it', () => {
    const { imports } = runExample(
      "ruleOn(ppfRatePercent, '2026-11-01').value + roundTo(emi({ principal: 0.0001, annualRatePercent: 0, months: 1 }).emi, 0) //=> 7.1",
    )
    expect(imports).toEqual([
      "import { emi, roundTo } from '@pkg/finance-math'",
      "import { ppfRatePercent, ruleOn } from '@pkg/finance-math/india'",
    ])
  })
})
