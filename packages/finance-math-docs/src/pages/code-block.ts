import { type Html, html } from '../html.ts'

/** Code that scrolls by itself, also by the keyboard. */
export function codeBlock(label: string, code: string | Html): Html {
  return html`<pre tabindex="0" role="group" aria-label="${label}"><code>${code}</code></pre>`
}
