import type { Plugin } from 'vite'

/** What no page of a calculator reads of its definition: examples are for tests, keywords for the list of calculators, formulas aside, and which outputs a formula is of, for the assistant. */
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
      for (let aside = findAside(this.parse(left)); aside; aside = findAside(this.parse(left)))
        left = `${left.slice(0, aside[0])}${left.slice(aside[1])}`
      for (let of = findProperty(this.parse(left), 'of'); of; of = findProperty(this.parse(left), 'of'))
        left = left.slice(0, of.start) + left.slice(of.end).replace(/^\s*,/, '')
      return { code: left, map: null }
    },
  }
}

/** Where the value of the first property of that name stands in the code. */
function findValue(node: unknown, name: string): [from: number, to: number] | undefined {
  const found = findProperty(node, name)
  return found && [found.value.start, found.value.end]
}

function findProperty(node: unknown, name: string): Property | undefined {
  if (typeof node !== 'object' || node === null) return undefined
  if (isProperty(node, name)) return node
  for (const part of Object.values(node)) {
    const found = findProperty(part, name)
    if (found) return found
  }
  return undefined
}

/** Where an element of an array that is marked `isAside`, and the comma behind it, stand: a formula that no page shows. */
function findAside(node: unknown): [from: number, to: number] | undefined {
  if (typeof node !== 'object' || node === null) return undefined
  if (isList(node)) {
    const place = node.elements.findIndex((element) =>
      element?.properties?.some((one) => isProperty(one, 'isAside')),
    )
    const [aside, next] = [node.elements[place], node.elements[place + 1]]
    if (aside) return [aside.start, next?.start ?? aside.end]
  }
  for (const part of Object.values(node)) {
    const found = findAside(part)
    if (found) return found
  }
  return undefined
}

interface List {
  elements: ({ start: number; end: number; properties?: object[] } | null)[]
}

function isList(node: object): node is List {
  return (node as { type?: unknown }).type === 'ArrayExpression'
}

interface Property {
  start: number
  end: number
  value: { start: number; end: number }
}

function isProperty(node: object, name: string): node is Property {
  const { type, key } = node as { type?: unknown; key?: { name?: unknown } }
  return type === 'Property' && key?.name === name
}
