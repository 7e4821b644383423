import { type AnyCalculator, calculators } from '@pkg/finance-math/calculators'
import { html } from '../html.ts'
import type { SitePage } from '../site.ts'
import { codeBlock } from './code-block.ts'

/** Shown as they are, each beside what puts it there. */
const examples = [
  { id: 'sip', attributes: { 'data-monthly-investment': '10000', 'data-years': '15' } },
  { id: 'home-loan', attributes: { 'data-theme': 'dark' } },
  { id: 'gst', attributes: { 'data-theme': 'light' } },
  { id: 'ppf', attributes: { 'data-form': 'compact' } },
] as const

const nameOf = ({ path }: AnyCalculator) => path.slice(path.lastIndexOf('/') + 1)

/** How a calculator comes into a page of another site, with examples. `origin` is where the product stands. */
export function embedPage(origin: string): SitePage {
  const script = `<script async src="${origin}/embed.js"></script>`
  return {
    path: '/embed',
    title: 'A calculator on your site',
    description:
      'Put any of the calculators into a page of yours with one script tag or an iframe: no cookies, no tracking.',
    body: html`<h1>A calculator on your site</h1>
<p class="lead">Any calculator stands in a page of yours by one element and one script tag. It sets no cookie, keeps nothing that tells who reads it, counts nobody, and computes in the reader’s browser.</p>
${codeBlock('An element and a script', `<div data-hodlwise="sip-calculator"></div>\n${script}`)}
<p>The element is replaced by a frame that is as high as the calculator. The script is needed once, however many calculators stand in the page. What stands in the element is seen where no script runs and where no calculator can be shown: put a link there.</p>
<div class="table guide" tabindex="0" role="group" aria-label="Attributes"><table><thead><tr><th scope="col">attribute</th><th scope="col">meaning</th></tr></thead><tbody>
<tr><td><code>data-hodlwise</code></td><td>which calculator, by the end of its address</td></tr>
<tr><td><code>data-theme</code></td><td><code>light</code> or <code>dark</code>; by the reader’s system without it</td></tr>
<tr><td><code>data-form</code></td><td><code>compact</code> for the inputs and the result alone; without it also the chart, the schedule, the formulas and the rules</td></tr>
<tr><td><code>data-title</code></td><td>what the frame is called for those who cannot see it; the calculator’s own name without it</td></tr>
<tr><td><code>data-monthly-investment</code> …</td><td>a number to begin with, by the name of the input; each calculator’s are below</td></tr>
</tbody></table></div>
<h2>Without a script</h2>
<p>An iframe does it too, with <code>&amp;form=compact</code> in its short form. Its height is yours to say then.</p>
<p>What an attribute says that the calculator does not know, or cannot take, is told to you on the console of the browser, and to no reader.</p>
${codeBlock('An iframe', `<iframe src="${origin}/calculator/sip-calculator?embed=light" title="SIP Calculator"\n  width="100%" height="1800" loading="lazy"></iframe>`)}
<h2>Examples</h2>
${examples.map(({ id, attributes }) => {
  const calculator = calculators.find((one) => one.id === id)
  return calculator === undefined ? undefined : example(calculator, attributes)
})}
<h2>Names and inputs</h2>
<ul class="entries">${calculators.map((one) => html`<li><code>${nameOf(one)}</code> <span>${Object.keys(one.inputs).map(toAttribute).join(', ')}</span></li>\n`)}</ul>`,
  }
}

function example(calculator: AnyCalculator, attributes: Readonly<Record<string, string>>) {
  const { path, name } = calculator
  const { 'data-theme': theme = '', ...numbers } = attributes
  const search = new URLSearchParams({ embed: theme, ...toParameters(numbers) })
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`)
  return html`<section><h3>${name.en}</h3>
${codeBlock(`${name.en}, as code`, `<div data-hodlwise="${nameOf(calculator)}"${written.join('')}></div>`)}
<iframe class="embedded" src="${path}?${String(search)}" title="${name.en}" loading="lazy"></iframe></section>\n`
}

/** `monthlyInvestment` as the attribute of its element. */
const toAttribute = (input: string) =>
  `data-${input.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

const toParameters = (attributes: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(attributes).map(([key, value]) => [
      key.replace(/^data-/, '').replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  )
