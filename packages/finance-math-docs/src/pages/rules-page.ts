import * as india from '@pkg/finance-math/india'
import { type TaxFigure, taxRulePack, taxRules } from '@pkg/finance-math/tax-india'
import { type Html, html } from '../html.ts'
import type { SitePage } from '../site.ts'
import { prose } from './prose.ts'
import { table } from './table.ts'

/** A rule with the name by which it is imported. */
export interface NamedRule {
  readonly id: string
  readonly rule: india.DatedRule<unknown>
}

/** Every dated rule of the package, those in a record each by itself. */
export function listRules(): NamedRule[] {
  return Object.entries(india)
    .flatMap(([id, value]) => (typeof value === 'object' ? rulesIn(id, value) : []))
    .sort((one, other) => (one.id < other.id ? -1 : 1))
}

function rulesIn(id: string, value: object): NamedRule[] {
  if (isRule(value)) return [{ id, rule: value }]
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'object' && inner !== null && isRule(inner) ? [{ id: `${id}.${key}`, rule: inner }] : [],
  )
}

function isRule(value: object): value is india.DatedRule<unknown> {
  return 'steps' in value && 'knownUntil' in value
}

/** What governments set, with its dates and where it was read: the schemes, and the income tax of each year. */
export function rulesPage(meanings: ReadonlyMap<string, string>): SitePage {
  const years = Object.keys(taxRules) as (keyof typeof taxRules)[]
  return {
    path: '/rules',
    title: 'Rules and rates by date',
    description:
      'Every rate and limit of Indian schemes and income tax with its dates, its source and how sure it is.',
    body: html`<h1>Rules and rates by date</h1>
<p class="lead">What a government sets stands once in the library, as data: every value with the day from which it holds, where it was read, and how sure it is. After the last day that is known the newest value is assumed, and answers say so.</p>
<nav aria-label="Income tax"><ul class="chips">${years.map((year) => html`<li><a href="#tax-${year}">Income tax ${year}</a></li>`)}</ul></nav>
<h2 id="schemes">Schemes, deposits, salary, charges</h2>
${listRules().map(
  ({
    id,
    rule,
  }) => html`<details id="${id}"><summary>${prose(meanings.get(id.split('.')[0] ?? id) ?? id)} <code class="id">${id}</code></summary>
<p>Known until ${rule.knownUntil}; read on ${rule.checkedOn}; ${rule.certainty}. ${capital(rule.source)}.</p>
${table(
  `Steps of ${id}`,
  ['From', 'Value'],
  rule.steps.map(([from, value, certainty]) => [
    from,
    html`${tellValue(value)}${certainty && html` <small>${certainty}</small>`}`,
  ]),
)}</details>\n`,
)}
${years.map((year) => taxYear(year))}`,
  }
}

function taxYear(year: keyof typeof taxRules): Html {
  const { act, confidence, figures } = taxRulePack(year)
  return html`<h2 id="tax-${year}">Income tax ${year}</h2>
<p>${act}; confidence: ${confidence}.</p>
${table(
  `Income tax ${year}`,
  ['Figure', 'Regime', 'Value', 'Source', 'Read on'],
  figures.map((figure) => [
    html`<code>${figure.figure}</code>`,
    figure.regime,
    tellValue(figure.value),
    tellSource(figure.source),
    figure.checkedOn,
  ]),
)}`
}

function tellSource({ title, url }: TaxFigure['source']): Html {
  return html`<a href="${url}" rel="noreferrer">${title}</a>`
}

function capital(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`.replace(/[.,]$/, '')
}

/** A value as data has it; a record as its fields. */
function tellValue(value: unknown): Html | string {
  if (value === null || value === Number.POSITIVE_INFINITY) return 'none'
  if (typeof value === 'number') return value.toLocaleString('en-IN', { maximumFractionDigits: 10 })
  if (Array.isArray(value)) {
    const isPlain = value.every((one) => typeof one !== 'object')
    return isPlain
      ? value.map((one) => String(one)).join(', ')
      : html`<ul class="plain">${value.map((one) => html`<li>${tellValue(one)}</li>`)}</ul>`
  }
  if (typeof value !== 'object') return String(value)
  return html`<dl class="record">${Object.entries(value).map(
    ([key, inner]) => html`<div><dt>${key}</dt><dd>${tellValue(inner)}</dd></div>`,
  )}</dl>`
}
