import { describe, expect, it } from 'vitest'
import { drawnRoutes, mailedPaths, pages, paths, prerenderedPaths } from './paths.ts'
import routes from './routes.ts'

const routed = routes
  .flatMap((layout) => layout.children ?? [])
  .map(({ path, index }) => (index ? '/' : path))

describe('pages', () => {
  it('lists every path once, and no path that has no route', () => {
    const listed = pages.map(({ path }) => path)
    expect(new Set(listed).size).toBe(listed.length)
    expect(new Set(listed)).toEqual(new Set(Object.values(paths)))
    for (const path of listed) expect(routed).toContain(path)
  })

  it('names no two pages alike', () => {
    const names = pages.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
  })

  it('has every route as HTML, or tells the server that the browser draws it', () => {
    const known = new Set<string | undefined>([...prerenderedPaths, ...drawnRoutes, '*'])
    const calculators = /^\/calculator\//
    expect(routed.filter((path) => !known.has(path) && !calculators.test(path ?? ''))).toEqual([])
    for (const path of drawnRoutes) expect(routed).toContain(path)
  })

  it('writes every page as HTML at build, and one page for unknown addresses', () => {
    expect(prerenderedPaths).toEqual([
      ...pages.map(({ path }) => path),
      ...Object.values(mailedPaths),
      '/404',
    ])
  })
})
