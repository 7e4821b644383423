import type { Plugin } from 'vite'

/** What no page reads of a calculator's definition: examples are for tests, keywords for the list of calculators. */
const unread = { examples: '[]', keywords: '[]' }

/** What a page needs only to explain its answer, below the first screen. */
const explaining = { formulas: '[]', legend: '{}', explanation: '{}', conventions: '{}', sources: '[]' }

/** What a page has from the first on. */
const computing = {
  inputs: '{}',
  outputs: '{}',
  compute: 'undefined',
  limits: 'undefined',
  series: 'undefined',
  schedule: 'undefined',
  goals: '[]',
}

/**
 * Takes out of the definitions of calculators what their pages do not read at first: a definition is a part of every
 * first load. With `?explaining` behind its name a definition is the rest, which the page fetches afterwards.
 */
export function leaveOutUnread(): Plugin {
  return {
    name: 'hodlwise:leave-out-unread',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!/\/calculators\/[\w-]+\/[\w-]+\.calculator\.ts(\?explaining)?$/.test(id)) return undefined
      const without = { ...unread, ...(id.endsWith('?explaining') ? computing : explaining) }
      let left = code
      for (const [name, empty] of Object.entries(without)) {
        const found = findProperty(this.parse(left), name)
        if (found) left = `${left.slice(0, found.start)}${name}: ${empty}${left.slice(found.end)}`
        else if (name in unread || name in explaining)
          throw new Error(`${id} has no ${name} where they used to be.`)
      }
      return { code: left, map: null }
    },
  }
}

interface Property {
  start: number
  end: number
}

/** Where the first property of that name stands in the definition: the argument of `defineCalculator`. */
function findProperty(program: unknown, name: string): Property | undefined {
  return findDraft(program)?.properties.find((property) => property.key?.name === name)
}

interface Draft {
  properties: (Property & { key?: { name?: unknown } })[]
}

function findDraft(node: unknown): Draft | undefined {
  if (typeof node !== 'object' || node === null) return undefined
  const {
    type,
    callee,
    arguments: given,
  } = node as {
    type?: unknown
    callee?: { name?: unknown }
    arguments?: unknown[]
  }
  if (type === 'CallExpression' && callee?.name === 'defineCalculator') return given?.[0] as Draft
  for (const part of Object.values(node)) {
    const found = findDraft(part)
    if (found) return found
  }
  return undefined
}
