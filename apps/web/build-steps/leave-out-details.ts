import type { Plugin } from 'vite'

const nothing = {
  keywords: [],
  formulas: [],
  legend: {},
  explanation: {},
  conventions: {},
  sources: [],
}

/**
 * Gives the definitions of calculators empty details where they import `<id>.details.ts`: a definition is a part of
 * every first load, and its page neither asks nor answers by them. `load-whole.ts` fetches the real ones afterwards.
 */
export function leaveOutDetails(): Plugin {
  return {
    name: 'hodlwise:leave-out-details',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(source, importer) {
      const [, id] = /^\.\/([\w-]+)\.details\.ts$/.exec(source) ?? []
      return id && importer?.endsWith(`/${id}.calculator.ts`) ? `\0no-details:${id}` : undefined
    },
    load(id) {
      if (!id.startsWith('\0no-details:')) return undefined
      const name = id
        .slice(id.indexOf(':') + 1)
        .replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
      return `export const ${name}Details = ${JSON.stringify(nothing)}`
    },
  }
}
