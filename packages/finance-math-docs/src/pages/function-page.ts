import type { DocumentedField, DocumentedFunction } from '../documented.ts'
import { type Html, html } from '../html.ts'
import { runExample } from '../run-example.ts'
import { type SitePage, siteBase } from '../site.ts'
import { toMathml } from '../to-mathml.ts'
import { codeBlock } from './code-block.ts'
import { type FindFunction, liveExample } from './live-example.ts'
import { prose } from './prose.ts'
import { table } from './table.ts'

/** Where a function's page stands. */
export function functionPath(name: string): string {
  return `/functions/${name}`
}

/** The page of one function. Its examples are run while it is written. */
export function functionPage(one: DocumentedFunction, topic: string, find: FindFunction): SitePage {
  const [summary = '', ...rest] = one.paragraphs
  return {
    path: functionPath(one.name),
    title: one.name,
    description: plain(summary),
    body: html`<p class="trail"><a href="${siteBase}#functions">Functions</a> / ${topic}</p>
<h1><code>${one.name}</code></h1>
<p class="lead">${prose(summary)}</p>
${rest.map((text) => html`<p>${prose(text)}</p>`)}
${codeBlock('Signature', `import { ${one.name} } from '${one.door}'\n\n${one.signature}`)}
${formulaPart(one)}
<h2>Parameters</h2>
${one.parameters.length === 0 ? html`<p>None.</p>` : undefined}
${one.parameters.map(
  (
    parameter,
  ) => html`<dl class="parameters"><dt><code>${parameter.name}</code> <span>${typeOf(parameter)}</span></dt>
<dd>${prose(parameter.meaning)}</dd></dl>
${fieldTable(`Fields of ${parameter.name}`, parameter.fields)}`,
)}
<h2>Result</h2>
<p><code>${one.resultType}</code></p>
${fieldTable('Fields of the result', one.resultFields)}
<h2>Errors</h2>
${one.errors.length > 0 ? list(one.errors) : html`<p>None is thrown for what its types allow.</p>`}
${one.sources.length > 0 && html`<h2>Source</h2>${list(one.sources)}`}
<h2>${one.examples.length > 1 ? 'Examples' : 'Example'}</h2>
${one.examples.map((example) => exampleBlock(example))}
${liveExample(one, find) ?? html`<p>It takes functions, which no form can hold: try it in code.</p>`}`,
  }
}

function formulaPart({ formulas, symbols, parameters }: DocumentedFunction): Html | undefined {
  if (formulas.length === 0) return undefined
  const names = new Set(
    parameters.flatMap(({ name, fields }) => [name, ...fields.map((field) => field.name)]),
  )
  return html`<h2>Formula</h2>
${formulas.map((formula) =>
  formula.startsWith('none:')
    ? html`<p>None: ${formula.slice('none:'.length).trim()}.</p>`
    : html`<div class="formula" tabindex="0" role="group" aria-label="Formula">${toMathml(formula)}</div>\n`,
)}
${
  symbols.length > 0 &&
  html`<dl class="symbols">${symbols.map(
    ({ symbol, meaning }) =>
      html`<div><dt>${toMathml(symbol, 'inline')}</dt><dd>${names.has(meaning) ? html`<code>${meaning}</code>` : prose(meaning)}</dd></div>\n`,
  )}</dl>`
}`
}

function fieldTable(label: string, fields: readonly DocumentedField[]): Html | undefined {
  if (fields.length === 0) return undefined
  const isTold = fields.some(({ meaning }) => meaning !== '')
  return table(
    label,
    isTold ? ['Field', 'Type', 'Meaning'] : ['Field', 'Type'],
    fields.map((field) => [
      html`<code>${field.name}</code>`,
      typeOf(field),
      ...(isTold ? [prose(field.meaning)] : []),
    ]),
  )
}

function typeOf({ type, isOptional, initial }: DocumentedField): Html {
  return html`<code>${type}</code>${isOptional && initial === undefined && ', optional'}${
    initial !== undefined && html`, <code>${initial}</code> where left out`
  }`
}

/** An example with its imports and the result that it was seen to give. */
function exampleBlock(text: string): Html {
  const { imports, code, result } = runExample(text)
  return codeBlock(
    'Example',
    html`${imports.join('\n')}

${code} <span class="result">//=&gt; ${result}</span>`,
  )
}

function list(texts: readonly string[]): Html {
  return html`<ul>${texts.map((text) => html`<li>${prose(text)}</li>`)}</ul>`
}

/** Without the marks of Markdown. */
function plain(text: string): string {
  return text.replaceAll('`', '')
}
