/** A formula as it is drawn: figures and letters, what is raised, lowered, divided or in brackets. */
export type FormulaNode<Figure = never> =
  /** `value` is a figure of the caller, drawn as the caller writes it. */
  | { kind: 'figure'; value: Figure }
  | { kind: 'number' | 'letter' | 'word' | 'operator'; text: string }
  /** Items that belong together; a group stands in brackets. */
  | { kind: 'row' | 'group'; items: FormulaRow<Figure> }
  | { kind: 'raised' | 'lowered'; base: FormulaNode<Figure>; by: FormulaRow<Figure> }
  | { kind: 'fraction'; over: FormulaRow<Figure>; under: FormulaRow<Figure> }

export type FormulaRow<Figure = never> = readonly FormulaNode<Figure>[]

type Token<Figure> = { text: string } | { value: Figure }

const pieces = /[₹$]?\d+(?:,\d+)*(?:\.\d+)?(?:\s?%)?|\p{L}+[′]*|[⁰¹²³⁴-⁹⁺⁻]+|[₀-₉₊₋]+|[^\s]/gu
/** Letters and digits that Unicode has raised or lowered, and what they are. */
const raised: Readonly<Record<string, string>> = { ⁿ: 'n', ᵗ: 't', ʸ: 'y', ᵏ: 'k', '⁺': '+', '⁻': '−' }
const lowered: Readonly<Record<string, string>> = { ₖ: 'k', '₊': '+', '₋': '−' }
const raisedDigits = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const loweredDigits = '₀₁₂₃₄₅₆₇₈₉'

/**
 * Reads a formula written on one line: `A = P × (1 + R ÷ m)^(m × t)`, with the caller's figures in some places.
 * What is divided by `÷` becomes a fraction of its two neighbours, `/` stays as it is. Never throws: what it does not
 * know is drawn as it stands.
 */
export function parseFormula<Figure extends object = never>(
  parts: readonly (string | Figure)[],
): FormulaRow<Figure> {
  const tokens = parts.flatMap((part): Token<Figure>[] =>
    typeof part === 'string' ? toTokens(part).map((text) => ({ text })) : [{ value: part }],
  )
  let at = 0

  function readRow(isInside: boolean): FormulaRow<Figure> {
    const items: FormulaNode<Figure>[] = []
    for (let token = tokens[at]; token !== undefined; token = tokens[at]) {
      if (isInside && 'text' in token && token.text === ')') break
      const item = readItem()
      const divider = items.at(-1)
      if (divider?.kind === 'operator' && divider.text === '÷' && items.length > 1) {
        items.pop()
        const over = items.pop() as FormulaNode<Figure>
        items.push({ kind: 'fraction', over: bare(over), under: bare(item) })
      } else items.push(item)
    }
    return items
  }

  function readItem(): FormulaNode<Figure> {
    let item = readPrimary()
    for (let token = tokens[at]; token !== undefined && 'text' in token; token = tokens[at]) {
      const up = token.text === '^' ? undefined : toPlain(token.text, raised, raisedDigits)
      const down = toPlain(token.text, lowered, loweredDigits)
      if (token.text === '^' && at + 1 < tokens.length) {
        at += 1
        item = { kind: 'raised', base: item, by: readPower() }
      } else if (up !== undefined) {
        at += 1
        item = { kind: 'raised', base: item, by: parseFormula<Figure>([up]) }
      } else if (down !== undefined) {
        at += 1
        // `ₖ₋₁` is written in two pieces.
        item =
          item.kind === 'lowered'
            ? { ...item, by: [...item.by, ...parseFormula<Figure>([down])] }
            : { kind: 'lowered', base: item, by: parseFormula<Figure>([down]) }
      } else break
    }
    return item
  }

  /** One figure, letter or bracket, with its minus. */
  function readPower(): FormulaRow<Figure> {
    const first = readPrimary()
    return first.kind === 'operator' && first.text === '−' && at < tokens.length
      ? [first, readPrimary()]
      : bare(first)
  }

  function readPrimary(): FormulaNode<Figure> {
    const token = tokens[at] as Token<Figure>
    at += 1
    if ('value' in token) return { kind: 'figure', value: token.value }
    const { text } = token
    if (text === '(') {
      const items = readRow(true)
      at += 1
      return { kind: 'group', items }
    }
    if (text === 'Σ') {
      const sign: FormulaNode<Figure> = { kind: 'operator', text }
      // What is summed belongs to the sign: below a bar both stand there.
      return isBracket() ? { kind: 'row', items: [sign, readItem()] } : sign
    }
    if (/^[₹$]?\d/.test(text)) return { kind: 'number', text }
    if (/^\p{L}′*$/u.test(text)) return { kind: 'letter', text }
    if (!/^\p{L}/u.test(text)) return { kind: 'operator', text }
    // A function and what it is taken of are one thing.
    const word: FormulaNode<Figure> = { kind: 'word', text }
    return isBracket() ? { kind: 'row', items: [word, readPrimary()] } : word
  }

  function isBracket(): boolean {
    const next = tokens[at]
    return next !== undefined && 'text' in next && next.text === '('
  }

  return readRow(false)
}

function toTokens(text: string): string[] {
  return (text.match(pieces) ?? []).flatMap((piece) =>
    // A letter that carries another one, raised or lowered.
    /^\p{L}/u.test(piece) ? piece.split(/(?<=.)(?=[ⁿᵗʸᵏₖ])/u) : [piece],
  )
}

/** The brackets around a whole numerator, denominator or power say nothing that its place does not. */
function bare<Figure>(node: FormulaNode<Figure>): FormulaRow<Figure> {
  return node.kind === 'group' || node.kind === 'row' ? node.items : [node]
}

function toPlain(
  text: string,
  letters: Readonly<Record<string, string>>,
  digits: string,
): string | undefined {
  const plain = [...text].map((one) =>
    digits.includes(one)
      ? String(digits.indexOf(one))
      : Object.hasOwn(letters, one)
        ? letters[one]
        : undefined,
  )
  return plain.includes(undefined) ? undefined : plain.join('')
}
