/** Markup that is finished: it goes into a page as it stands. */
export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Piece = Html | string | number | false | undefined | readonly Piece[]

/** A piece of a page. What is put between its braces is escaped, unless it is `Html` itself; nothing comes of false. */
export function html(parts: TemplateStringsArray, ...values: readonly Piece[]): Html {
  return new Html(String.raw({ raw: parts }, ...values.map(write)))
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function write(piece: Piece): string {
  if (piece === undefined || piece === false) return ''
  if (piece instanceof Html) return piece.text
  if (typeof piece === 'object') return piece.map(write).join('')
  return String(piece).replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign)
}
