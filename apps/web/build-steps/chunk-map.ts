import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Plugin } from 'vite'

/** What a chunk of the browser's build is made of and which other chunks it cannot start without. */
export interface Chunk {
  imports: string[]
  modules: string[]
}

const root = join(import.meta.dirname, '..')
export const chunkMapFile = join(root, 'build', 'chunks.json')

/** Writes down where every module of the browser's build has landed, for the checks after the build. */
export function chunkMap(): Plugin {
  return {
    name: 'hodlwise:chunk-map',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      const chunks: Record<string, Chunk> = {}
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        chunks[chunk.fileName] = {
          imports: chunk.imports,
          modules: Object.keys(chunk.modules).map((id) => relative(root, id)),
        }
      }
      mkdirSync(join(root, 'build'), { recursive: true })
      writeFileSync(chunkMapFile, JSON.stringify(chunks, null, 1))
    },
  }
}
