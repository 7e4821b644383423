import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { readManifest, writeManifest } from './shrink-manifest.ts'

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

test('a calculator more takes a row of its id, its path and the hash of its file', () => {
  const more = { ...written.routes['routes/calculator/fd'], id: 'routes/calculator/rd', css }
  const routes = {
    ...written.routes,
    [more.id]: { ...more, hasClientLoader: false, module: '/assets/rd-G.js' },
  }
  const grown = writeManifest({ ...written, routes }).length - writeManifest(written).length
  expect(grown).toBe(',["routes/calculator/rd","/calculator/fd-calculator","G"]'.length)
})

test('a list that is written in another way is not touched', () => {
  expect(() => readManifest('window.__manifest={}')).toThrow('not written as it used to be')
})
