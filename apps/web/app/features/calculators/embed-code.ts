import type { AnyCalculator } from '@pkg/finance-math/calculators'

/**
 * What somebody puts into a page of theirs to show this calculator there, with the numbers of a link: an element that
 * `public/embed.js` puts the calculator into, and a link for where no script runs.
 */
export function embedCode(
  { name, path }: Pick<AnyCalculator, 'name' | 'path'>,
  search: string,
  origin: string,
): string {
  const attributes = Array.from(
    new URLSearchParams(search),
    ([key, value]) => ` data-${toKebabCase(key)}="${escapeText(value)}"`,
  )
  const place = path.slice(path.lastIndexOf('/') + 1)
  return [
    `<div data-hodlwise="${place}" data-title="${escapeText(name.en)}"${attributes.join('')}>`,
    `  <a href="${origin}${path}${escapeText(search)}">${escapeText(name.en)}</a>`,
    '</div>',
    `<script async src="${origin}/embed.js"></script>\n`,
  ].join('\n')
}

/** `monthlyInvestment` as `monthly-investment`: how a browser reads attributes of data. */
function toKebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
