/** A figure of a sentence: how it is said there, and the unrounded number that it is. */
export interface SaidFigure {
  text: string
  value: number
  /** As the calculators name units; `currency` for money that is neither rupees nor dollars. */
  unit: string
  /** ISO code of money that is neither rupees nor dollars. */
  currency?: string
  /** Whether it was computed for this answer; otherwise it was given, or taken for granted. */
  computed: boolean
}

/** A sentence cut at its figures, so that whoever shows it need not look for them. */
export type Parts = readonly (string | SaidFigure)[]

/** What is put into the place of a name in braces. */
type Piece = string | SaidFigure | Parts

/** Puts words and figures into the places of a sentence, and keeps them apart: `{years}` becomes a figure, "10 years". */
export function tell(sentence: string, pieces: Readonly<Record<string, Piece>>): Parts {
  return together(
    ...sentence.split(/\{(\w+)\}/).map((piece, at) => (at % 2 === 0 ? piece : (pieces[piece] ?? '?'))),
  )
}

/** Pieces one after the other; words that meet become one part. */
export function together(...pieces: readonly Piece[]): Parts {
  const parts: (string | SaidFigure)[] = []
  const flat = pieces.flatMap(
    (piece): Parts => (Array.isArray(piece) ? piece : [piece as string | SaidFigure]),
  )
  for (const piece of flat) {
    const last = parts.at(-1)
    if (piece === '') continue
    if (typeof piece === 'string' && typeof last === 'string') parts.splice(-1, 1, last + piece)
    else parts.push(piece)
  }
  return parts
}

/** Pieces with something between each and the next. */
export function joined(pieces: readonly Piece[], between: string): Parts {
  return together(...pieces.flatMap((piece, at) => (at === 0 ? [piece] : [between, piece])))
}

/** Lines, one below the other. */
export function lines(...pieces: readonly Piece[]): Parts {
  return joined(pieces, '\n')
}

/** A sentence as it is read. */
export function toText(piece: Piece): string {
  if (typeof piece === 'string') return piece
  return 'text' in piece ? piece.text : piece.map(toText).join('')
}
