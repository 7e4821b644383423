/** Writes the documentation into `dist`, as files that any web server can serve at `/docs/finance-math`. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { listSite } from './list-site.ts'
import { writeSite } from './write-site.ts'

const folder = join(import.meta.dirname, '..', 'dist')
rmSync(folder, { recursive: true, force: true })
const files = listSite({ origin: '', themeScript: '' })
writeSite(files, folder)
console.log(`${files.filter(({ isPage }) => isPage).length} pages in dist`)
