import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Chunk, chunkMapFile } from './chunk-map.ts'
import { type BuiltPage, listBuiltPages } from './list-built-pages.ts'
import { measureJavascript } from './measure-javascript.ts'

/** How much a public page may load, against an empty page of the same toolchain. */
const maxRatio = 1.3

/** Libraries that a person has to ask for before they are loaded. */
const neverEager = /node_modules\/(@nivo|framer-motion|motion|motion-dom|qr|zod\/v4\/classic)\//

/** Faults of the first loads of public pages, as sentences; none where all is well. Tells each page's figure. */
export function checkJavascript(
  pages: readonly BuiltPage[],
  { folder, tell }: { folder: string; tell: (line: string) => void },
): string[] {
  const chunks = JSON.parse(readFileSync(chunkMapFile, 'utf8')) as Record<string, Chunk>
  const empty = measureEmptyPage()
  tell(`First load of an empty page: ${kilobytes(empty)}; a public page may have ${maxRatio} times as much`)
  return pages.flatMap(({ path, html }) => {
    const { files, bytes } = measureJavascript(html, { folder, chunks })
    tell(`  ${(bytes / empty).toFixed(3)}  ${kilobytes(bytes)}  ${path}`)
    const eager = files.flatMap((file) => chunks[file]?.modules ?? []).filter((id) => neverEager.test(id))
    return [
      ...(bytes > empty * maxRatio ? [`${path} loads ${kilobytes(bytes)}`] : []),
      ...(eager.length > 0 ? [`${path} loads ${eager[0]} before anybody asks for it`] : []),
    ]
  })
}

/** Builds an empty page with this very toolchain and measures it in the same way. */
function measureEmptyPage(): number {
  const root = join(import.meta.dirname, 'empty-page')
  const cli = join(import.meta.dirname, '..', 'node_modules', '@react-router', 'dev', 'bin.cjs')
  execFileSync(process.execPath, [cli, 'build', root], { stdio: ['ignore', 'ignore', 'inherit'] })
  const folder = join(root, 'build', 'client')
  const [page] = listBuiltPages(folder)
  if (!page) throw new Error('The empty page was not built.')
  return measureJavascript(page.html, { folder }).bytes
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}
