import { Fragment, type ReactNode } from 'react'
import { type FormulaNode, type FormulaRow, parseFormula } from '#app/lib/parse-formula.ts'

interface FormulaTextProps<Figure> {
  /** The formula, with figures in some places. */
  parts: readonly (string | Figure)[]
  writeFigure?: (figure: Figure) => ReactNode
}

/** What is shorter than this is not broken: about half a phone's width. */
const longestPiece = 20

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
          <mtext key={key} className="font-figure text-figure">
            {writeFigure(node.value)}
          </mtext>
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
        return <mtext key={key}>{node.text}</mtext>
      case 'operator':
        return (
          // A piece may begin with it: it is a sign between two things all the same.
          <mo key={key} stretchy="false" form={isPrefix(node.text) ? 'prefix' : 'infix'}>
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
        return (
          <msup key={key}>
            {draw(node.base, 0)}
            <mrow>{drawRow(node.by)}</mrow>
          </msup>
        )
      case 'lowered':
        return (
          <msub key={key}>
            {draw(node.base, 0)}
            <mrow>{drawRow(node.by)}</mrow>
          </msub>
        )
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

/** Cuts before each sign, and within brackets that are too long to stand in one line. */
function toPieces<Figure>(row: FormulaRow<Figure>): FormulaNode<Figure>[][] {
  const pieces: FormulaNode<Figure>[][] = [[]]
  const add = (node: FormulaNode<Figure>) => pieces.at(-1)?.push(node)
  for (const node of row) {
    if (node.kind === 'operator' && !isPrefix(node.text) && node.text !== ',' && pieces.at(-1)?.length)
      pieces.push([])
    if (node.kind === 'group' && lengthOf(node) > longestPiece) {
      const [first = [], ...others] = toPieces(node.items)
      add({ kind: 'operator', text: '(' })
      for (const item of first) add(item)
      pieces.push(...others)
      add({ kind: 'operator', text: ')' })
    } else add(node)
  }
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
