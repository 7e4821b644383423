import { type AnyCalculator, calculators } from '@pkg/finance-math/calculators'
import type { DocumentedFunction } from '../documented.ts'
import { html } from '../html.ts'
import { type SitePage, siteBase } from '../site.ts'
import { calculatorPath } from './calculator-page.ts'
import { codeBlock } from './code-block.ts'
import { functionPath } from './function-page.ts'
import { prose } from './prose.ts'
import { byTopic } from './topics.ts'

/** The list of everything, which the search field of every page searches. */
export function firstPage(functions: readonly DocumentedFunction[]): SitePage {
  return {
    path: '',
    title: 'finance-math',
    description:
      'Time value of money, cash flows, loans, investments and Indian income tax for JavaScript: every function and every calculator with its formula.',
    body: html`<h1>finance-math</h1>
<p class="lead">Time value of money, cash flows, loans, investments and Indian income tax for JavaScript and TypeScript. Every function with its formula, what its letters are, its errors, its source, and an example that was run when this page was written.</p>
${codeBlock('Install', 'npm install @pkg/finance-math')}
<p class="found" role="status" hidden></p>
<h2 id="calculators">Calculators</h2>
<ul class="entries">${calculators.map((one) => calculatorEntry(one))}</ul>
<h2 id="functions">Functions</h2>
${byTopic(functions).map(
  ({ title, functions: inTopic }) => html`<section><h3>${title}</h3>
<ul class="entries">${inTopic.map((one) => functionEntry(one))}</ul></section>\n`,
)}`,
  }
}

function calculatorEntry({ id, name, description, keywords }: AnyCalculator) {
  return html`<li data-words="${[id, ...keywords].join(' ')}"><a href="${siteBase}${calculatorPath(id)}">${name.en}</a> <span>${description.en}</span></li>\n`
}

function functionEntry({ name, paragraphs }: DocumentedFunction) {
  const [sentence = ''] = /^.*?[.:](?= |$)/.exec(paragraphs[0] ?? '') ?? []
  const words = name.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
  return html`<li data-words="${words}"><a href="${siteBase}${functionPath(name)}"><code>${name}</code></a> <span>${prose(sentence.replace(/:$/, '.'))}</span></li>\n`
}
