import { join } from 'node:path'
import type { Plugin } from 'vite'

const ours = join(import.meta.dirname, '..', 'app', 'lib', 'draw-icon.ts')
const asDefault = '\0lean-icons'

/**
 * Puts `app/lib/draw-icon.ts` in the place of what Lucide makes the components of its icons with. Fails the build where
 * Lucide has come to make them in another way.
 */
export function leanIcons(): Plugin {
  let isUsed = false
  return {
    name: 'hodlwise:lean-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source !== '../createLucideIcon.mjs' || !importer?.includes('/lucide-react/')) return undefined
      isUsed = true
      return asDefault
    },
    load: (id) =>
      id === asDefault ? `export { drawIcon as default } from ${JSON.stringify(ours)}` : undefined,
    buildEnd(error) {
      if (error || isUsed) return
      this.error('No icon of Lucide imports createLucideIcon.mjs any more.')
    },
  }
}
