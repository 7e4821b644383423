import type { Plugin } from 'vite'

/** Takes the examples out of the definitions of calculators: only tests read them, and they are a part of every page. */
export function leaveOutExamples(): Plugin {
  return {
    name: 'hodlwise:leave-out-examples',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!/\/calculators\/[\w-]+\/[\w-]+\.calculator\.ts$/.test(id)) return undefined
      const [from, to] = findExamples(this.parse(code)) ?? []
      if (from === undefined || to === undefined)
        throw new Error(`${id} has no examples where they used to be.`)
      return { code: `${code.slice(0, from)}[]${code.slice(to)}`, map: null }
    },
  }
}

/** Where the value of the first property of that name stands in the code. */
function findExamples(node: unknown): [from: number, to: number] | undefined {
  if (typeof node !== 'object' || node === null) return undefined
  if (isExamples(node)) return [node.value.start, node.value.end]
  for (const part of Object.values(node)) {
    const found = findExamples(part)
    if (found) return found
  }
  return undefined
}

interface Examples {
  value: { start: number; end: number }
}

function isExamples(node: object): node is Examples {
  const { type, key } = node as { type?: unknown; key?: { name?: unknown } }
  return type === 'Property' && key?.name === 'examples'
}
