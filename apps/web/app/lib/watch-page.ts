import type { DataRouter } from 'react-router'
import { holdOfflineLinks } from './hold-offline-links.ts'
import { watchVersion } from './watch-version.ts'

/** What an open page looks after once it is at rest: a newer build, and links while there is no connection. */
export function watchPage(router: DataRouter, modules: Readonly<Record<string, unknown>>, own: string): void {
  holdOfflineLinks(router, modules)
  watchVersion(own)
}
