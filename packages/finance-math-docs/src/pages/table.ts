import { type Html, html } from '../html.ts'

/** A table that scrolls by itself where the page is narrow; the first cell of a row is its head. */
export function table(
  label: string,
  heads: readonly string[],
  rows: readonly (readonly (Html | string)[])[],
): Html {
  return html`<div class="table" tabindex="0" role="group" aria-label="${label}"><table>
<thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>${rows.map(
    ([first = '', ...rest]) =>
      html`<tr><th scope="row">${first}</th>${rest.map((cell) => html`<td>${cell}</td>`)}</tr>\n`,
  )}</tbody></table></div>`
}
