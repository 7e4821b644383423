import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Chunk } from './chunk-map.ts'

/** The JavaScript that a page asks for before anybody does anything. */
export interface FirstLoad {
  files: string[]
  /** Compressed with gzip, as the smallest common denominator of browsers and proxies. */
  bytes: number
}

/** Adds up the scripts that a page names and all that these import. */
export function measureJavascript(
  html: string,
  { folder, chunks = {} }: { folder: string; chunks?: Readonly<Record<string, Chunk>> },
): FirstLoad {
  const files = new Set<string>()
  const waiting = [...html.matchAll(/\/(assets\/[\w.-]+\.js)/g)].flatMap(([, file]) => file ?? [])
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (files.has(file)) continue
    files.add(file)
    waiting.push(...(chunks[file]?.imports ?? []))
  }
  const bytes = [...files].reduce(
    (sum, file) => sum + gzipSync(readFileSync(join(folder, file)), { level: 9 }).length,
    0,
  )
  return { files: [...files], bytes }
}
