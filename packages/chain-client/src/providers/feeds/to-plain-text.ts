import { Parser } from 'htmlparser2'
import { invisibleCharacters } from '../../parsing/invisible-characters.ts'

/** Elements whose content is never shown to a reader. */
const silent = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'object', 'svg', 'math', 'head'])
/** Elements that may stand inside a word; every other tag ends a word. */
const inline = new Set([
  'a',
  'abbr',
  'b',
  'cite',
  'code',
  'em',
  'font',
  'i',
  'mark',
  'q',
  's',
  'small',
  'span',
])
/** Text that was escaped twice is markup again after the first reading. */
const MAX_READINGS = 3

/** What a reader would see of a piece of HTML: no tag, no script, no entity; spaces as one; cut at a word. */
export function toPlainText(html: string | null | undefined, maxLength: number): string {
  // Only so much is read, since reading takes time and only the beginning is shown.
  let text = (html ?? '').slice(0, maxLength * 20)
  for (let reading = 0; reading < MAX_READINGS && /[<&]/.test(text); reading += 1) text = readOnce(text)
  const words = text.replace(invisibleCharacters, ' ').replace(/\s+/g, ' ').trim()
  if (words.length <= maxLength) return words
  return `${words.slice(0, maxLength - 1).replace(/\s+\S*$/, '')}…`
}

function readOnce(html: string): string {
  const parts: string[] = []
  let silence = 0
  const parser = new Parser({
    onopentag(name) {
      if (silent.has(name)) silence += 1
      else if (!inline.has(name)) parts.push(' ')
    },
    ontext(text) {
      if (silence === 0) parts.push(text)
    },
    onclosetag(name) {
      if (silent.has(name)) silence = Math.max(0, silence - 1)
      else if (!inline.has(name)) parts.push(' ')
    },
  })
  parser.end(html)
  return parts.join('')
}
