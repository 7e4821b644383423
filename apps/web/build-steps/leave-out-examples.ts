import type { Plugin } from 'vite'

/** What no page of a calculator reads of its definition: examples are for tests, keywords for the list of calculators. */
const unread = ['examples', 'keywords']

/** Takes what no page reads out of the definitions of calculators, which are a part of every page. */
export function leaveOutExamples(): Plugin {
  return {
    name: 'hodlwise:leave-out-examples',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!/\/calculators\/[\w-]+\/[\w-]+\.calculator\.ts$/.test(id)) return undefined
      let left = code
      for (const name of unread) {
        const [from, to] = findValue(this.parse(left), name) ?? []
        if (from === undefined || to === undefined)
          throw new Error(`${id} has no ${name} where they used to be.`)
        left = `${left.slice(0, from)}[]${left.slice(to)}`
      }
      return { code: left, map: null }
    },
  }
}

/** Where the value of the first property of that name stands in the code. */
function findValue(node: unknown, name: string): [from: number, to: number] | undefined {
  if (typeof node !== 'object' || node === null) return undefined
  if (isProperty(node, name)) return [node.value.start, node.value.end]
  for (const part of Object.values(node)) {
    const found = findValue(part, name)
    if (found) return found
  }
  return undefined
}

interface Property {
  value: { start: number; end: number }
}

function isProperty(node: object, name: string): node is Property {
  const { type, key } = node as { type?: unknown; key?: { name?: unknown } }
  return type === 'Property' && key?.name === name
}
