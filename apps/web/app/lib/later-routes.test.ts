// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { createMemoryRouter, type DataRouter, type RouteObject } from 'react-router'
import { expect, test, vi } from 'vitest'
import { getPatchRoutesOnNavigationFunction, useFogOFWarDiscovery } from './later-routes.ts'

const page = 'data:text/javascript,export default () => null'
const fd = { id: 'fd', parentId: 'layout', path: '/calculator/fd', module: page, hasDefaultExport: true }
const later = `data:text/javascript,export const routes=${encodeURIComponent(JSON.stringify({ fd }))}`

function open(module: string): { router: DataRouter; manifest: { routes: object; later: string } } {
  const routes: RouteObject[] = [
    {
      id: 'layout',
      children: [
        { id: 'home', path: '/' },
        { id: 'token', path: '/token/:id' },
        { id: 'unknown', path: '*' },
      ],
    },
  ]
  const manifest = { routes: { layout: {}, home: {}, token: {}, unknown: {} }, later: module }
  const router: DataRouter = createMemoryRouter(routes, {
    patchRoutesOnNavigation: getPatchRoutesOnNavigationFunction(() => router, manifest as never, {}),
  })
  return { router, manifest }
}

const routeId = ({ state }: DataRouter) => state.matches.at(-1)?.route.id

test('an address that this page knew no route for is found among those that come later', async () => {
  const { router, manifest } = open(later)
  await router.navigate('/calculator/fd')
  expect(routeId(router)).toBe('fd')
  expect(manifest.routes).toHaveProperty('fd.path', '/calculator/fd')
})

test('an address that is nowhere stays unknown, and its page is found at the next', async () => {
  const { router } = open(later)
  await router.navigate('/calculator/of-nothing')
  expect(routeId(router)).toBe('unknown')
  await router.navigate('/calculator/fd')
  expect(routeId(router)).toBe('fd')
})

test('a route with parameters of its own asks for no other', async () => {
  const { router } = open('data:text/javascript,throw new Error()')
  await router.navigate('/token/7')
  expect(routeId(router)).toBe('token')
})

test('a page at rest learns them once', async () => {
  const { router, manifest } = open(later)
  const patch = vi.spyOn(router, 'patchRoutes')
  vi.stubGlobal('requestIdleCallback', (act: () => void) => setTimeout(act))
  vi.stubGlobal('cancelIdleCallback', clearTimeout)
  const learn = () => useFogOFWarDiscovery(router, manifest as never, {})
  renderHook(learn)
  await expect.poll(() => Object.keys(manifest.routes)).toContain('fd')
  expect(patch).toHaveBeenCalledOnce()
  await router.navigate('/calculator/fd')
  expect(routeId(router)).toBe('fd')
  expect(patch).toHaveBeenCalledOnce()
})
