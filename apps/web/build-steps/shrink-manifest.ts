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

/** Whether only its own page names a route: those of the calculators, of which there are more and more, and what goes with them. */
const isLater = ({ id }: Route) =>
  id === 'routes/compare' || (id.startsWith('routes/calculator/') && id !== 'routes/calculator/home')

/**
 * Writes the list of all routes anew, which every page loads: as a row per route from which the browser makes what React
 * Router reads. The calculators are not in it: the page of each names its own route, and all of them stand in a module that
 * `app/lib/later-routes.ts` loads once a page is at rest. Returns the address of the list, which is another one for another
 * build.
 */
export function shrinkManifest(folder: string): string {
  const [file, ...others] = globSync('assets/manifest-*.js', { cwd: folder })
  if (!file || others.length > 0) throw new Error('There is not one list of routes.')
  const { routes, ...rest } = readManifest(readFileSync(join(folder, file), 'utf8'))
  const all = Object.values(routes)
  const later = write('later-routes', writeLaterRoutes(all.filter(isLater), routes.root?.css))
  const told = { ...rest, later, routes: toRecord(all.filter((route) => !isLater(route))) }
  // Named after its rows, as what is in it may change while the routes do not.
  const url = nameAfter('manifest', writeManifest(told))
  rmSync(join(folder, file))
  writeFileSync(join(folder, url), writeManifest({ ...told, url }))
  for (const name of globSync('**/*.html', { cwd: folder })) {
    const page = join(folder, name)
    const html = readFileSync(page, 'utf8').replaceAll(rest.url, url)
    const own = all.filter((route) => isLater(route) && html.includes(`${JSON.stringify(route.id)}:route`))
    writeFileSync(
      page,
      nameOwnRoutes(
        html,
        own.map((route) => toTold(route, routes.root?.css)),
      ),
    )
  }
  return url

  function write(name: string, script: string): string {
    const path = nameAfter(name, script)
    writeFileSync(join(folder, path), script)
    return path
  }
}

function nameAfter(name: string, script: string): string {
  return `/assets/${name}-${createHash('sha256').update(script).digest('hex').slice(0, 8)}.js`
}

function toRecord<Item extends { id: string }>(routes: readonly Item[]): Record<string, Item> {
  return Object.fromEntries(routes.map((route) => [route.id, route]))
}

const moduleTable = 'window.__reactRouterRouteModules = {'

/** The page with the routes of its own before the table of its modules. */
function nameOwnRoutes(html: string, own: readonly { id: string }[]): string {
  if (own.length === 0) return html
  const parts = html.split(moduleTable)
  if (parts.length !== 2) throw new Error('The page does not name its modules as it used to.')
  return parts.join(
    `Object.assign(window.__reactRouterManifest.routes,${JSON.stringify(toRecord(own))});${moduleTable}`,
  )
}

/** With the files that each module imports: links that prefetch ask for all of them at once. */
export function writeLaterRoutes(routes: readonly Route[], rootCss?: readonly string[]): string {
  const told = routes.map((route) => ({ ...toTold(route, rootCss), imports: route.imports }))
  return `export const routes=${JSON.stringify(toRecord(told))}`
}

/** What the browser reads of a route: false flags read as undefined, and every page has the styles of the root. */
function toTold(
  { imports: _, css, ...route }: Route,
  rootCss: readonly string[] = [],
): Partial<Route> & { id: string } {
  const own = css.filter((file) => !rootCss.includes(file))
  return {
    ...(Object.fromEntries(Object.entries(route).filter(([, value]) => value !== false)) as typeof route),
    ...(own.length > 0 && { css }),
  }
}

export function readManifest(script: string): Manifest {
  const [, json] = declaration.exec(script) ?? []
  if (!json) throw new Error('The list of routes is not written as it used to be.')
  return JSON.parse(json) as Manifest
}

/**
 * The same manifest as rows. Left out are the flags that are false, which read as undefined, and the files that a module
 * imports: React Router names them to the browser only in the HTML of a page and in links that prefetch.
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
