import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { calculators } from '@pkg/finance-math/calculators'
import { frame } from './frame.ts'
import { listModules } from './list-modules.ts'
import { calculatorPage } from './pages/calculator-page.ts'
import { embedPage } from './pages/embed-page.ts'
import { firstPage } from './pages/first-page.ts'
import { functionPage } from './pages/function-page.ts'
import { rulesPage } from './pages/rules-page.ts'
import { spreadsheetsPage } from './pages/spreadsheets-page.ts'
import { byTopic } from './pages/topics.ts'
import { readSource } from './read-source.ts'
import { siteBase } from './site.ts'

/** A file of the site, by the address that it answers for. */
export interface SiteFile {
  readonly path: string
  readonly content: string | Buffer
  readonly isPage: boolean
}

/** What the site takes from whoever serves it. */
export interface SiteOptions {
  /** Stands before addresses where they have to be whole. */
  readonly origin: string
  /** A script that sets the theme a person has chosen; it runs before anything is painted. */
  readonly themeScript: string
}

/** Every file of the documentation: pages from the docstrings and definitions, each example run, and what they load. */
export function listSite({ origin, themeScript }: SiteOptions): SiteFile[] {
  const { functions, constants } = readSource()
  const find = (name: string) => functions.find((one) => one.name === name)
  const pages = [
    firstPage(functions),
    ...byTopic(functions).flatMap(({ title, functions: inTopic }) =>
      inTopic.map((one) => functionPage(one, title, find)),
    ),
    ...calculators.map(calculatorPage),
    rulesPage(constants),
    spreadsheetsPage(),
    embedPage(origin),
  ]
  const assets: Readonly<Record<string, string | Buffer>> = {
    '/site.css': readFileSync(resolve('@pkg/ui-kit/styles/tokens.css'), 'utf8') + readAsset('site.css'),
    '/search.js': readAsset('search.js'),
    '/try.js': readAsset('try.js'),
    ...Object.fromEntries([...listModules()].map(([path, code]) => [`/modules/${path}`, code])),
    '/theme.js': `${themeScript}\n`,
    '/favicon.svg': readFileSync(resolve('@pkg/ui-kit/brand/favicon.svg')),
    '/public-sans.woff2': readFileSync(resolve('@pkg/ui-kit/fonts/public-sans.woff2')),
  }
  return [
    ...pages.map((page) => ({
      path: `${siteBase}${page.path}`,
      content: frame(page, origin),
      isPage: true,
    })),
    ...Object.entries(assets).map(([path, content]) => ({
      path: `${siteBase}${path}`,
      content,
      isPage: false,
    })),
  ]
}

function resolve(specifier: string): string {
  return fileURLToPath(import.meta.resolve(specifier))
}

function readAsset(name: string): string {
  return readFileSync(new URL(`assets/${name}`, import.meta.url), 'utf8')
}
