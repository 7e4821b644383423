/** What the built page must have for it to be shown on another site. */
const html = /<html([^>]*)>/
const head = /<head>/
const endOfBody = /<\/body>/

/**
 * A page as it is shown within a page of another site: marked as such, in the theme that is asked for, without what only a
 * page of its own needs, and with a way to that (`embed/frame.css`, `embed/frame.js` of the web app). Its compact form has
 * the inputs and the result alone.
 *
 * @throws {Error} where the page is not built as it used to be
 */
export function toEmbeddedPage(
  page: string,
  path: string,
  { theme, isCompact }: { theme: 'light' | 'dark' | undefined; isCompact: boolean },
): string {
  for (const part of [html, head, endOfBody])
    if (!part.test(page)) throw new Error(`${path} is not built as it used to be: ${part} is not in it.`)
  // Where none is asked for, the system chooses.
  const chosen = theme === undefined ? '' : ` data-theme="${theme}"`
  const form = isCompact ? ' data-compact' : ''
  return page
    .replace(html, `<html$1 data-embedded${form}${chosen}>`)
    .replace(
      head,
      '<head><script src="/embed/frame.js"></script><link rel="stylesheet" href="/embed/frame.css">',
    )
    .replace(
      endOfBody,
      `<footer class="embedded-source"><a href="${path}" target="_blank" rel="noopener">Open this calculator on Hodlwise</a></footer></body>`,
    )
}
