import { join } from 'node:path'
import type { Plugin } from 'vite'

const ours = join(import.meta.dirname, '..', 'app', 'lib', 'later-routes.ts')
/** What calls the discovery; the other modules that import of this file ask whether and what a server would tell. */
const libraryDoor = /\/react-router\/dist\/\w+\/index\.js$/

/**
 * Puts `app/lib/later-routes.ts` in the place of React Router's discovery of routes, which needs a server that renders:
 * ours reads what `shrink-manifest.ts` has written. A name that React Router comes to want of it fails the build.
 */
export function discoverRoutes(): Plugin {
  return {
    name: 'hodlwise:discover-routes',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(source, importer) {
      return source.endsWith('/fog-of-war.js') && importer && libraryDoor.test(importer) ? ours : undefined
    },
  }
}
