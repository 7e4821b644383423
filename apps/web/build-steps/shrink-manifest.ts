import { createHash } from 'node:crypto'
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A route as React Router's build describes it to the browser. */
interface Route {
  id: string
  parentId?: string
  path?: string
  module: string
  imports: string[]
  css: string[]
  [flag: string]: unknown
}

interface Manifest {
  routes: Record<string, Route>
  url: string
  [other: string]: unknown
}

const declaration = /^window\.__reactRouterManifest=(\{.*\});?\s*$/s
/** What a route is told by unless it says otherwise. */
const usual = { hasDefaultExport: true }

/**
 * Writes the list of all routes anew, which every page loads: as a row per route from which the browser makes what React
 * Router reads. Written out a calculator takes 75 compressed bytes of every page, as a row 18.
 */
export function shrinkManifest(folder: string): void {
  const [file, ...others] = globSync('assets/manifest-*.js', { cwd: folder })
  if (!file || others.length > 0) throw new Error('There is not one list of routes.')
  const manifest = readManifest(readFileSync(join(folder, file), 'utf8'))
  // Named after its rows, as what is in it may change while the routes do not.
  const hash = createHash('sha256').update(writeManifest(manifest)).digest('hex').slice(0, 8)
  const url = `/assets/manifest-${hash}.js`
  rmSync(join(folder, file))
  writeFileSync(join(folder, url), writeManifest({ ...manifest, url }))
  for (const name of globSync('**/*.html', { cwd: folder })) {
    const page = join(folder, name)
    writeFileSync(page, readFileSync(page, 'utf8').replaceAll(manifest.url, url))
  }
}

export function readManifest(script: string): Manifest {
  const [, json] = declaration.exec(script) ?? []
  if (!json) throw new Error('The list of routes is not written as it used to be.')
  return JSON.parse(json) as Manifest
}

/**
 * The same manifest as rows. Left out are the flags that are false, which read as undefined, and the files that a module
 * imports: React Router names them to the browser only in the HTML of a page and in links that prefetch, which we have none of.
 */
export function writeManifest({ routes, ...rest }: Manifest): string {
  const css = routes.root?.css ?? []
  const rows = Object.values(routes).map((route) => toRow(route, css))
  const parents = [...new Set(rows.map(({ parentId }) => parentId))]
  const table = parents.map((parentId) => [
    parentId,
    rows.filter((row) => row.parentId === parentId).map(({ row }) => row),
  ])
  return `window.__reactRouterManifest={...${JSON.stringify(rest)},routes:(${makeRoutes})(${JSON.stringify(table)},${JSON.stringify(usual)})}`
}

type More = Readonly<Record<string, unknown>>
type Row = [id: string, path: string, hash: string, more?: More]

function toRow(route: Route, rootCss: readonly string[]): { parentId: string; row: Row } {
  const { id, parentId = '', path, module, imports: _, css, ...flags } = route
  const start = `/assets/${id.slice(id.lastIndexOf('/') + 1)}-`
  const isNamed = module.startsWith(start) && module.endsWith('.js')
  const more = {
    ...Object.fromEntries(Object.entries({ hasDefaultExport: false, ...flags }).filter(isUnusual)),
    ...(path === '' && { path }),
    ...(!isNamed && { module }),
    // Every page has the styles of the root.
    ...((id === 'root' || css.some((file) => !rootCss.includes(file))) && { css }),
  }
  const hash = isNamed ? module.slice(start.length, -'.js'.length) : ''
  return { parentId, row: [id, path ?? '', hash, ...(Object.keys(more).length > 0 ? [more] : [])] as Row }
}

function isUnusual([flag, value]: [string, unknown]): boolean {
  return value !== ((usual as More)[flag] ?? false)
}

/** Runs in the browser. */
function makeRoutes(table: [parentId: string, rows: Row[]][], usualFlags: object): Record<string, object> {
  const routes: Record<string, object> = {}
  for (const [parentId, rows] of table) {
    for (const [id, path, hash, more] of rows) {
      const module = `/assets/${id.slice(id.lastIndexOf('/') + 1)}-${hash}.js`
      routes[id] = {
        id,
        ...(parentId && { parentId }),
        ...(path && { path }),
        ...usualFlags,
        module,
        ...more,
      }
    }
  }
  return routes
}
