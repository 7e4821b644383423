import type { DataRouter } from 'react-router'
import { holdUnreachableLinks } from './hold-unreachable-links.ts'
import { watchVersion } from './watch-version.ts'

/** What is known of the routes: where the code of each stands, and where the list of them does. */
interface Routes {
  routes: Readonly<Record<string, { module: string } | undefined>>
  url: string
}

/** What an open page looks after once it is at rest: a newer build, and links while the server cannot be reached. */
export function watchPage(
  router: DataRouter,
  modules: Readonly<Record<string, unknown>>,
  { routes, url }: Routes,
): void {
  holdUnreachableLinks(router, modules, routes)
  watchVersion(url)
}
