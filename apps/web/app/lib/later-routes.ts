import { useEffect } from 'react'
import {
  type DataRouter,
  matchRoutes,
  type PatchRoutesOnNavigationFunction,
  UNSAFE_createClientRoutes,
} from 'react-router'
import { whenIdle } from './when-idle.ts'

/*
 * Stands in the browser's build in place of React Router's own discovery of routes, which asks a server that renders
 * (`build-steps/discover-routes.ts`): React Router calls these functions by these names, with these arguments.
 */

type ClientRoutes = Parameters<typeof UNSAFE_createClientRoutes>

/** React Router's list of routes, as `build-steps/shrink-manifest.ts` writes it. */
interface Manifest {
  routes: ClientRoutes[0]
  /** The module of the routes that only their own pages name. */
  later: string
  /** Where this list stands, named after what is in it. */
  url: string
}

/** Called where no route but that of unknown addresses, or one with parameters, matches. */
export function getPatchRoutesOnNavigationFunction(
  getRouter: () => DataRouter,
  manifest: Manifest,
  routeModules: ClientRoutes[1],
): PatchRoutesOnNavigationFunction {
  return async ({ path, patch }) => {
    const known = matchRoutes(getRouter().routes, path)
    if (known?.at(-1)?.route.path !== '*') return
    try {
      await patchLaterRoutes(manifest, routeModules, patch)
    } catch {
      // Gone with an earlier build, or with the network: the document at that address names its own route.
      window.location.assign(path)
      await new Promise(() => undefined)
    }
  }
}

/** Called by every page: the routes are there before somebody follows a link, and the page is looked after. */
export function useFogOFWarDiscovery(
  router: DataRouter,
  manifest: Manifest,
  routeModules: ClientRoutes[1],
): void {
  useEffect(
    () =>
      whenIdle(() => {
        patchLaterRoutes(manifest, routeModules, router.patchRoutes).catch(() => undefined)
        import('./watch-page.ts').then(
          ({ watchPage }) => watchPage(router, routeModules, manifest),
          () => undefined,
        )
      }),
    [router, manifest, routeModules],
  )
}

async function patchLaterRoutes(
  manifest: Manifest,
  routeModules: ClientRoutes[1],
  patch: DataRouter['patchRoutes'],
): Promise<void> {
  const later: Pick<Manifest, 'routes'> = await import(/* @vite-ignore */ manifest.later)
  const unknown = Object.entries(later.routes).filter(([id]) => !(id in manifest.routes))
  Object.assign(manifest.routes, Object.fromEntries(unknown))
  for (const parentId of new Set(unknown.map(([, route]) => route?.parentId))) {
    const siblings = Object.fromEntries(unknown.filter(([, route]) => route?.parentId === parentId))
    patch(parentId ?? null, UNSAFE_createClientRoutes(siblings, routeModules, null, false, false, parentId))
  }
}
