import { Fragment, type ReactNode } from 'react'
import { type FormulaNode, type FormulaRow, parseFormula } from '#app/lib/parse-formula.ts'

interface FormulaTextProps<Figure> {
  /** The formula, with figures in some places. */
  parts: readonly (string | Figure)[]
  writeFigure?: (figure: Figure) => ReactNode
}

/** What is shorter than this is not broken: about half a phone's width. */
const longestPiece = 24

/**
 * A formula as people write it: fractions, powers and letters in italics, drawn by the browser itself and read aloud
 * by screen readers as mathematics. Browsers do not break a formula, so that it is cut into pieces at its signs.
 */
export function FormulaText<Figure extends object = never>({
  parts,
  writeFigure = () => null,
}: FormulaTextProps<Figure>) {
  const pieces = toPieces(parseFormula(parts))

  function draw(node: FormulaNode<Figure>, key: number): ReactNode {
    switch (node.kind) {
      case 'figure':
        return (
          <mn key={key} className="font-figure text-figure">
            {writeFigure(node.value)}
          </mn>
        )
      case 'number':
        return <mn key={key}>{node.text}</mn>
      case 'letter':
        return (
          <mi key={key} className="normal-case italic">
            {node.text}
          </mi>
        )
      case 'word':
        return (
          // Not mtext: it counts as a space, and a sign before it would have its own spaces on the wrong sides.
          <mi key={key} className="normal-case">
            {node.text}
          </mi>
        )
      case 'operator':
        return (
          // A piece may begin with it: it is a sign between two things all the same, with its spaces.
          <mo key={key} stretchy="false" {...toSpaces(node.text)}>
            {node.text}
          </mo>
        )
      case 'row':
        return <mrow key={key}>{drawRow(node.items)}</mrow>
      case 'group':
        return (
          <mrow key={key}>
            <mo>(</mo>
            {drawRow(node.items)}
            <mo>)</mo>
          </mrow>
        )
      case 'raised':
      case 'lowered': {
        const Script = node.kind === 'raised' ? 'msup' : 'msub'
        return (
          <Script key={key}>
            {draw(node.base, 0)}
            <mrow>{drawRow(node.by)}</mrow>
          </Script>
        )
      }
      case 'fraction':
        return (
          <mfrac key={key}>
            <mrow>{drawRow(node.over)}</mrow>
            <mrow>{drawRow(node.under)}</mrow>
          </mfrac>
        )
    }
  }

  function drawRow(row: FormulaRow<Figure>): ReactNode[] {
    return row.flatMap((node, index) => {
      const before = row[index - 1]
      const isBeside = before !== undefined && before.kind !== 'operator' && node.kind !== 'operator'
      const drawn = draw(node, index)
      return isBeside ? [<mspace key={`before-${index}`} width="0.25em" />, drawn] : [drawn]
    })
  }

  return pieces.map((piece, index) => (
    // The same piece may stand in a formula several times.
    <Fragment key={index}>
      {index > 0 && <wbr />}
      <math displaystyle="true">
        <mrow>{drawRow(piece)}</mrow>
      </math>
    </Fragment>
  ))
}

function isPrefix(sign: string): boolean {
  return sign === 'Σ' || sign === '('
}

function toSpaces(sign: string) {
  if (isPrefix(sign)) return { lspace: '0', rspace: sign === 'Σ' ? '0.17em' : '0' }
  return isClosing(sign) ? { lspace: '0', rspace: sign === ',' ? '0.28em' : '0' } : infix
}

const infix = { lspace: '0.28em', rspace: '0.28em' }

function isClosing(sign: string): boolean {
  return sign === ')' || sign === ','
}

/** Cuts before each sign, and within what is too long to stand in one line. */
function toPieces<Figure>(row: FormulaRow<Figure>): FormulaNode<Figure>[][] {
  const pieces: FormulaNode<Figure>[][] = [[]]
  const add = (node: FormulaNode<Figure>) => pieces.at(-1)?.push(node)

  function place(node: FormulaNode<Figure>) {
    if (node.kind === 'operator' && !isPrefix(node.text) && !isClosing(node.text) && pieces.at(-1)?.length) {
      pieces.push([])
    }
    if (lengthOf(node) <= longestPiece) add(node)
    else if (node.kind === 'row') node.items.forEach(place)
    else if (node.kind === 'group') bracket(node.items)
    else if (node.kind === 'fraction') {
      divide(node.over)
      place({ kind: 'operator', text: '÷' })
      divide(node.under)
    } else add(node)
  }

  function bracket(items: FormulaRow<Figure>) {
    add({ kind: 'operator', text: '(' })
    items.forEach(place)
    add({ kind: 'operator', text: ')' })
  }

  /** Without a bar, what stood above or below it as a whole is held together by brackets. */
  function divide(side: FormulaRow<Figure>) {
    if (side.length > 1) bracket(side)
    else side.forEach(place)
  }

  row.forEach(place)
  return pieces
}

/** About how many characters wide; a figure is as wide as an amount. */
function lengthOf<Figure>(node: FormulaNode<Figure>): number {
  const sum = (row: FormulaRow<Figure>) => row.reduce((total, item) => total + lengthOf(item), 0)
  switch (node.kind) {
    case 'figure':
      return 12
    case 'row':
    case 'group':
      return 2 + sum(node.items)
    case 'raised':
    case 'lowered':
      return lengthOf(node.base) + sum(node.by) / 2
    case 'fraction':
      return Math.max(sum(node.over), sum(node.under))
    default:
      return node.text.length + 1
  }
}
