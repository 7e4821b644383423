import { globSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { readManifest, shrinkManifest, writeLaterRoutes, writeManifest } from './shrink-manifest.ts'

const flags = {
  hasAction: false,
  hasLoader: false,
  hasClientAction: false,
  hasClientLoader: false,
  hasDefaultExport: true,
  hasErrorBoundary: false,
}
const css = ['/assets/root-1.css']
const shell = { imports: ['/assets/shell-AB-_9.js'], css }
const written = {
  entry: { module: '/assets/entry.client-Q.js', imports: [], css: [] },
  routes: {
    root: { id: 'root', path: '', ...flags, hasErrorBoundary: true, module: '/assets/root-R.js', ...shell },
    'routes/layout': {
      id: 'routes/layout',
      parentId: 'root',
      ...flags,
      module: '/assets/layout-L-_1.js',
      ...shell,
    },
    'routes/home': {
      id: 'routes/home',
      parentId: 'routes/layout',
      index: true,
      ...flags,
      module: '/assets/home-H.js',
      ...shell,
    },
    'routes/calculator/fd': {
      id: 'routes/calculator/fd',
      parentId: 'routes/layout',
      path: '/calculator/fd-calculator',
      ...flags,
      hasClientLoader: true,
      module: '/assets/fd-F.js',
      imports: ['/assets/shell-AB-_9.js'],
      css: ['/assets/root-1.css', '/assets/fd-2.css'],
    },
    'routes/resource': {
      id: 'routes/resource',
      parentId: 'root',
      path: 'resource',
      ...flags,
      hasDefaultExport: false,
      module: '/assets/elsewhere-E.js',
      ...shell,
    },
  },
  url: '/assets/manifest-1.js',
  version: '1',
}

function run(script: string): unknown {
  const window: { __reactRouterManifest?: unknown } = {}
  runInNewContext(script, { window })
  return JSON.parse(JSON.stringify(window.__reactRouterManifest))
}

test('the rows say what the routes said, but for false flags, imports and the styles of the root', () => {
  const script = `window.__reactRouterManifest=${JSON.stringify(written)};`
  const { routes, ...rest } = written
  const expected = Object.fromEntries(
    Object.entries(routes).map(([id, { imports, css: styles, ...route }]) => [
      id,
      {
        ...Object.fromEntries(Object.entries(route).filter(([, value]) => value !== false)),
        ...((id === 'root' || styles.length > 1) && { css: styles }),
        ...(id === 'routes/resource' && { hasDefaultExport: false }),
      },
    ]),
  )
  const read = run(writeManifest(readManifest(script)))
  expect(read).toEqual({ ...rest, routes: expected })
  expect(Object.keys((read as typeof written).routes)).toHaveLength(5)
})

test('routes that come later are told with the files they import, for links that prefetch', async () => {
  const { root: _, ...routes } = written.routes
  const script = writeLaterRoutes(Object.values(routes), css)
  const { routes: told } = await import(`data:text/javascript,${encodeURIComponent(script)}`)
  expect(Object.keys(told)).toEqual(Object.keys(routes))
  expect(told['routes/calculator/fd']).toEqual({
    id: 'routes/calculator/fd',
    parentId: 'routes/layout',
    path: '/calculator/fd-calculator',
    hasClientLoader: true,
    hasDefaultExport: true,
    module: '/assets/fd-F.js',
    imports: ['/assets/shell-AB-_9.js'],
    css: ['/assets/root-1.css', '/assets/fd-2.css'],
  })
})

const moduleTable = 'window.__reactRouterRouteModules = {"root":route0,"routes/calculator/fd":route1};'

test('a calculator costs no page but its own, which names its route itself', () => {
  const folder = mkdtempSync(join(tmpdir(), 'routes-'))
  mkdirSync(join(folder, 'assets'))
  const script = `window.__reactRouterManifest=${JSON.stringify(written)};`
  writeFileSync(join(folder, 'assets', 'manifest-1.js'), script)
  writeFileSync(join(folder, 'fd.html'), `import "/assets/manifest-1.js";${moduleTable}`)
  writeFileSync(join(folder, 'terms.html'), 'import "/assets/manifest-1.js";')
  shrinkManifest(folder)
  const [url = ''] = globSync('assets/manifest-*.js', { cwd: folder })
  const shared = readFileSync(join(folder, url), 'utf8')
  const { later, routes } = run(shared) as { later: string; routes: object }
  expect(Object.keys(routes)).toEqual(['root', 'routes/layout', 'routes/resource', 'routes/home'])
  expect(readFileSync(join(folder, later), 'utf8')).toContain('/calculator/fd-calculator')
  expect(readFileSync(join(folder, 'terms.html'), 'utf8')).toBe(`import "/${url}";`)

  const own = readFileSync(join(folder, 'fd.html'), 'utf8').slice(`import "/${url}";`.length)
  const window = { __reactRouterManifest: { routes: {} } }
  runInNewContext(own, { window, route0: {}, route1: {} })
  expect(window.__reactRouterManifest.routes).toEqual({
    'routes/calculator/fd': {
      id: 'routes/calculator/fd',
      parentId: 'routes/layout',
      path: '/calculator/fd-calculator',
      hasClientLoader: true,
      hasDefaultExport: true,
      module: '/assets/fd-F.js',
      css: ['/assets/root-1.css', '/assets/fd-2.css'],
    },
  })
})

test('a list that is written in another way is not touched', () => {
  expect(() => readManifest('window.__manifest={}')).toThrow('not written as it used to be')
})
