import { Fragment } from 'react'

/** Letters that stand for a figure, alone or with a mark; words such as `ln` stay upright. */
const pieces = /(\^\([^()]*\)|\^[^\s()]+|(?<![\p{L}\d])\p{L}[′ₖ₀₋₁ᵗⁿʸᵏ]*(?![\p{L}\d]))/u

/** A formula written on one line, with its powers raised and its letters in italics. */
export function FormulaText({ text }: { text: string }) {
  return text.split(pieces).map((piece, index) => {
    // The same piece may stand in a formula several times.
    const key = `${index}-${piece}`
    if (index % 2 === 0) return <Fragment key={key}>{piece}</Fragment>
    if (piece.startsWith('^')) return <sup key={key}>{piece.slice(1).replace(/^\((.*)\)$/, '$1')}</sup>
    return <i key={key}>{piece}</i>
  })
}
