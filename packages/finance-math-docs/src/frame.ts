import { productName } from '@pkg/ui-kit/brand/product-name.ts'
import { Html, html } from './html.ts'
import { type SitePage, siteBase } from './site.ts'

const links = [
  ['Calculators', '#calculators'],
  ['Functions', '#functions'],
  ['Rules', '/rules'],
  ['From Excel', '/from-excel'],
  ['Embed', '/embed'],
] as const

/** A whole document: what all pages have in common around one. `origin` stands before its own address. */
export function frame({ path, title, description, body }: SitePage, origin: string): string {
  const isFirst = path === ''
  const whole = isFirst ? `finance-math · ${productName}` : `${title} · finance-math`
  return `<!doctype html>\n${
    html`<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${whole}</title>
<meta name="description" content="${description}">
<link rel="canonical" href="${origin}${siteBase}${path}">
<link rel="icon" href="${siteBase}/favicon.svg" type="image/svg+xml">
<script src="${siteBase}/theme.js"></script>
<link rel="stylesheet" href="${siteBase}/site.css">
<script src="${siteBase}/search.js" defer></script>
<script src="${siteBase}/try.js" type="module"></script>
</head>
<body>
<a class="skip" href="#main">Skip to the content</a>
<header>
<p><a href="/">${productName}</a> <a class="name" href="${siteBase}">finance-math</a></p>
<nav aria-label="Documentation"><ul>${links.map(
      ([label, to]) =>
        html`<li><a href="${siteBase}${to}"${to === path && new Html(' aria-current="page"')}>${label}</a></li>`,
    )}</ul></nav>
<form role="search" action="${siteBase}"><label for="q">Search</label><input id="q" name="q" type="search" autocomplete="off" spellcheck="false" placeholder="emi, xirr, ppf …"></form>
</header>
<main id="main" tabindex="-1">
${body}
</main>
<footer><p>Written from the docstrings and definitions of <code>@pkg/finance-math</code>. A computation, not advice.</p>
<p><a href="/calculator/home">Calculators of ${productName}</a></p></footer>
</body>
</html>
`.text
  }`
}
