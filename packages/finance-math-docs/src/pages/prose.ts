import { marked } from 'marked'
import { Html } from '../html.ts'

/** A text in Markdown as markup within a line. */
export function prose(text: string): Html {
  return new Html(marked.parseInline(text, { async: false }))
}
