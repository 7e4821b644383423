import mathup from 'mathup'
import { Html } from './html.ts'

const raised: Record<string, string> = {
  '⁰': '0',
  '¹': '1',
  '²': '2',
  '³': '3',
  '⁴': '4',
  '⁵': '5',
  '⁶': '6',
  '⁷': '7',
  '⁸': '8',
  '⁹': '9',
  ⁿ: 'n',
  ᵗ: 't',
  ʸ: 'y',
  ᵏ: 'k',
  '⁻': '-',
}
const lowered: Record<string, string> = {
  '₀': '0',
  '₁': '1',
  '₂': '2',
  '₃': '3',
  '₄': '4',
  ₖ: 'k',
  ₙ: 'n',
  '₋': '-',
}
const signs: Record<string, string> = {
  '×': 'xx',
  '÷': '/',
  '−': '-',
  Σ: 'sum',
  Π: 'prod',
  '√': 'sqrt',
  '…': '...',
  '′': "'",
}

const functions = /^(?:sum|prod|sqrt|min|max|ln|exp)$/

/**
 * Typesets a formula as it is written in docstrings and definitions, `EMI = P × i × (1 + i)ⁿ ÷ ((1 + i)ⁿ − 1)`. Words
 * of two letters and more are names; text stands in double quotes.
 */
export function toMathml(formula: string, display: 'block' | 'inline' = 'block'): Html {
  const [nodes] = toTree(toTokens(formula))
  const math = mathup(write(nodes), { display }).toString()
  return new Html(
    math
      .replaceAll(/ class="[^"]*"/g, '')
      .replaceAll(/<mtext>(.*?)<\/mtext>/g, `<mtext>${space}$1${space}</mtext>`),
  )
}

/** What markup does not take away from the ends of a text. */
const space = '\u00a0'

/** Words of a sentence, which are no names. */
const prose = /\b(?:for n bets|at|where)\b(?=[^"]*(?:"[^"]*"[^"]*)*$)/g

/** In the notation of mathup: a name is a word between backticks. */
function toTokens(formula: string): string[] {
  const plain = formula
    .replaceAll(/[⁰¹²³⁴⁵⁶⁷⁸⁹ⁿᵗʸᵏ⁻]+/g, (run) => `^(${[...run].map((sign) => raised[sign]).join('')})`)
    .replaceAll(/[₀₁₂₃₄ₖₙ₋]+/g, (run) => `_(${[...run].map((sign) => lowered[sign]).join('')})`)
  const tokens =
    plain.replaceAll(prose, ' "$& " ').match(/"[^"]*"|[A-Za-z][A-Za-z\d]+′?|[\d.,]*\d|\s+|./gu) ?? []
  return tokens.map((token) => {
    if (/^[A-Za-z]./.test(token) && !functions.test(token)) return `\`${token}\``
    return signs[token] ?? token
  })
}

/** What stands between parentheses is a list of its own. */
type Node = string | readonly Node[]

function toTree(tokens: readonly string[], start = 0): [nodes: Node[], end: number] {
  const nodes: Node[] = []
  for (let index = start; index < tokens.length; index++) {
    const token = tokens[index] ?? ''
    if (token === ')') return [nodes, index]
    if (token === '(') {
      const [inner, end] = toTree(tokens, index + 1)
      nodes.push(inner)
      index = end
    } else nodes.push(token)
  }
  return [nodes, tokens.length]
}

/**
 * Writes a list for mathup, which takes the parentheses off what stands above and below a fraction's line: a power or a
 * sum gets a pair to lose, so that its own stay.
 */
function write(nodes: readonly Node[]): string {
  const operands = toOperands(nodes.filter((node) => typeof node !== 'string' || node.trim() !== ''))
  return operands
    .map((operand, index) => {
      const isInFraction = operands[index - 1]?.[0] === '/' || operands[index + 1]?.[0] === '/'
      const text = operand.map((node, place) => writeNode(node, operand[place - 1])).join('')
      return isInFraction && operand.length > 1 ? `(${text})` : text
    })
    .join(' ')
}

function writeNode(node: Node, before: Node | undefined): string {
  if (typeof node === 'string') return functions.test(node.trim()) ? `${node.trim()} ` : node
  const [only] = node
  // A letter that is raised or lowered needs no parentheses, and would keep them.
  const isScript = before === '^' || before === '_'
  return isScript && node.length === 1 && typeof only === 'string' ? only : `(${write(node)})`
}

/** What belongs together: a function and what it is of, a base with what is raised and lowered beside it. */
function toOperands(nodes: readonly Node[]): Node[][] {
  const operands: Node[][] = []
  let isOpen = false
  for (const node of nodes) {
    const last = operands.at(-1)
    const isScript = node === '^' || node === '_'
    if (last && (isOpen || isScript)) {
      // The minus of `^−n` goes up with what follows it.
      if (node === '-' && isOpen) {
        last.push('-')
        continue
      }
      last.push(node)
    } else operands.push([node])
    isOpen = isScript || (typeof node === 'string' && functions.test(node.trim()))
  }
  return operands.map(joinMinus)
}

function joinMinus(operand: readonly Node[]): Node[] {
  const at = operand.findIndex((node, index) => node === '-' && index > 0)
  if (at < 0) return [...operand]
  return [...operand.slice(0, at), ['-', operand[at + 1] ?? ''], ...operand.slice(at + 2)]
}
