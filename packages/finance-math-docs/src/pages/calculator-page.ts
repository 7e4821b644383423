import {
  type AnyCalculator,
  type Condition,
  type Input,
  type Output,
  plainFigure,
  runCalculator,
  tellInput,
  tellRule,
} from '@pkg/finance-math/calculators'
import { toFlag } from '@pkg/finance-math-cli/to-flag.ts'
import { type Html, html } from '../html.ts'
import { type SitePage, siteBase } from '../site.ts'
import { toMathml } from '../to-mathml.ts'
import { codeBlock } from './code-block.ts'
import { table } from './table.ts'

/** Where a calculator's page stands. */
export function calculatorPath(id: string): string {
  return `/calculators/${id}`
}

/** The page of one calculator, from its definition alone. */
export function calculatorPage(definition: AnyCalculator): SitePage {
  const { id, name, description, inputs, outputs, formulas, legend, conventions, sources } = definition
  const letters = new Map(Object.entries(definition.aliases ?? {}).map(([letter, of]) => [of, letter]))
  const answer = runCalculator(definition, {})
  if (!answer.ok) throw new Error(`${id} refuses its own defaults`)
  const rules = definition.rules?.(answer.values as never) ?? []
  return {
    path: calculatorPath(id),
    title: name.en,
    description: `${description.en}.`,
    body: html`<p class="trail"><a href="${siteBase}#calculators">Calculators</a></p>
<h1>${name.en}</h1>
<p class="lead">${description.en}.</p>
<p><a href="${definition.path}">Use this calculator</a></p>
<h2>Inputs</h2>
${table(
  'Inputs',
  ['Input', 'Id', 'Flag', 'Takes', 'Default'],
  Object.entries(inputs).map(([key, input]) => [
    html`${input.label.en}${input.when && html`<small>Where ${tellCondition(definition, input.when)}</small>`}${
      input.help && html`<small>${input.help.en}</small>`
    }`,
    html`<code>${key}</code>`,
    html`<code>--${toFlag(key)}</code>${letters.has(key) && html`, <code>-${letters.get(key) ?? ''}</code>`}`,
    takes(input),
    initial(input),
  ]),
)}
<h2>Results</h2>
${table(
  'Results',
  ['Result', 'Id', 'Unit', 'With the defaults'],
  Object.entries(outputs).map(([key, output]) => [
    html`${output.label.en}${output.when && html`<small>Where ${tellCondition(definition, output.when)}</small>`}`,
    html`<code>${key}</code>`,
    output.kind === 'choice' ? 'one of several' : unitName(output.unit),
    tellOutput(output, answer.outputs[key]),
  ]),
)}
<h2>Formulas</h2>
${formulas.map(({ symbols, when, of }) => {
  const conditions =
    when === undefined ? [] : Array.isArray(when) ? (when as Condition[]) : [when as Condition]
  const about = [
    of && `For: ${of.map((key) => outputs[key]?.label.en ?? key).join(', ')}`,
    conditions.length > 0 &&
      `Where ${conditions.map((one) => tellCondition(definition, one)).join(', and ')}`,
  ].filter((part) => typeof part === 'string')
  return html`<div class="formula" tabindex="0" role="group" aria-label="Formula">${toMathml(symbols)}</div>
${about.length > 0 && html`<p class="note">${about.join('. ')}</p>`}`
})}
<dl class="symbols">${Object.entries(legend).map(
      ([symbol, { meaning }]) =>
        html`<div><dt>${toMathml(symbol, 'inline')}</dt><dd>${meaning.en}</dd></div>\n`,
    )}</dl>
<h2>Conventions</h2>
<ul>${Object.values(conventions).map((text) => html`<li>${text.en}</li>`)}</ul>
${
  rules.length > 0 &&
  html`<h2>Rules that it used</h2><p class="note">With the defaults; <a href="${siteBase}/rules">every rule with its dates</a>.</p>
<ul>${rules.map((rule) => html`<li>${tellRule(rule)}</li>`)}</ul>`
}
<h2>Elsewhere</h2>
${codeBlock('On the command line', `npx @pkg/finance-math-cli ${id}${exampleFlags(inputs)}`)}
${codeBlock(
  'In code',
  `import { ${exportName(id)}, runCalculator } from '@pkg/finance-math/calculators'\n\nrunCalculator(${exportName(id)}, {}).outputs`,
)}
<h2>Sources</h2>
<ul>${sources.map(({ title, url }) =>
      url === undefined
        ? html`<li>${title}</li>`
        : html`<li><a href="${url}" rel="noreferrer">${title}</a></li>`,
    )}</ul>`,
  }
}

function exportName(id: string): string {
  return `${id.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Calculator`
}

const units: Readonly<Record<string, string>> = {
  inr: 'rupees',
  usd: 'dollars',
  currency: 'the chosen currency',
  percent: '%',
  years: 'years',
  months: 'months',
  age: 'years of age',
  number: 'a number',
  odds: 'decimal odds',
  date: 'a day',
  text: 'text',
}

function unitName(unit: string): string {
  return units[unit] ?? unit
}

function takes(input: Input): Html | string {
  if (input.kind === 'choice')
    return html`<ul class="plain">${Object.entries(input.options).map(
      ([key, label]) => html`<li><code>${key}</code> ${label.en}</li>`,
    )}</ul>`
  const { takes, form } = tellInput(input)
  return html`${takes}${form && html`<small>Typed as <code>${form}</code></small>`}`
}

function initial(input: Input): Html | string {
  const { initial } = tellInput(input)
  return input.kind === 'choice' || input.kind === 'currency-code' ? html`<code>${initial}</code>` : initial
}

function tellOutput(output: Output, value: unknown): string {
  if (output.kind === 'choice') return output.options[String(value)]?.en ?? String(value)
  const field = { unit: output.unit }
  if (Array.isArray(value))
    return (value as number[]).map((one) => plainFigure({ value: one, ...field })).join(', ')
  return typeof value === 'number' ? plainFigure({ value, ...field }) : String(value)
}

function tellCondition({ inputs }: AnyCalculator, condition: Condition): string {
  const input = inputs[condition.input]
  const write = (value: string | number): string =>
    input?.kind === 'choice' ? `“${input.options[String(value)]?.en ?? value}”` : String(value)
  const words =
    'is' in condition
      ? `is ${condition.is.map(write).join(' or ')}`
      : `is not ${condition.isNot.map(write).join(' or ')}`
  return `“${input?.label.en ?? condition.input}” ${words}`
}

/** The first numbers that are always asked, with their defaults. */
function exampleFlags(inputs: AnyCalculator['inputs']): string {
  return Object.entries(inputs)
    .filter(
      ([, input]) => input.kind === 'number' && input.advanced === undefined && input.when === undefined,
    )
    .map(([key, input]) => ` --${toFlag(key)} ${String(input.default)}`)
    .join('')
}
