import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { SiteFile } from './list-site.ts'

/** Writes the files of the site below a folder: `/docs/finance-math/rules` as `docs/finance-math/rules/index.html`. */
export function writeSite(files: readonly SiteFile[], folder: string): void {
  for (const { path, content, isPage } of files) {
    const file = join(folder, path, isPage ? 'index.html' : '')
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
}
