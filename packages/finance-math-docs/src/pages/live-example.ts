import { calculatorNames } from '../calculator-names.ts'
import type { DocumentedFunction } from '../documented.ts'
import { type Html, html } from '../html.ts'
import { doors } from '../read-source.ts'
import { recordCall } from '../run-example.ts'
import { siteBase } from '../site.ts'

/**
 * The first example as a form: what it calls the function with can be changed, and is computed anew by the package itself.
 * A calculator is chosen from a list. Nothing where the example gives what no form can hold, such as a function.
 */
export function liveExample({ name, door, parameters, examples }: DocumentedFunction): Html | undefined {
  const given = recordCall(examples[0] ?? '', name)
  if (given === undefined || given.length === 0) return undefined
  const module = moduleOf(door as keyof typeof doors)
  return html`<h2 id="try">Try it</h2>
<form class="try" data-module="${module}" data-function="${name}" aria-labelledby="try">
${given.map((value, place) => {
  const called = parameters[place]?.name ?? `argument ${place + 1}`
  if (calculatorNames.has(value)) return calculatorField(called, `${place}`, value)
  if (!isRecord(value)) return field(called, `${place}`, value)
  return Object.entries(value).map(([key, each]) => field(key, `${place}.${key}`, each))
})}
<button type="submit">Compute</button>
<output tabindex="0" aria-label="Result"></output>
<noscript><p>Computing needs JavaScript.</p></noscript>
</form>`
}

function calculatorField(name: string, path: string, value: unknown): Html {
  const id = toId(path)
  const module = moduleOf('@pkg/finance-math/calculators')
  return html`<p>${label(name, id)}<select id="${id}" data-path="${path}" data-kind="calculator" data-module="${module}">
${[...calculatorNames].map(([one, exported]) =>
  one === value ? html`<option selected>${exported}</option>` : html`<option>${exported}</option>`,
)}
</select></p>\n`
}

function field(name: string, path: string, value: unknown): Html {
  const id = toId(path)
  if (typeof value === 'number') {
    return html`<p>${label(name, id)}<input id="${id}" data-path="${path}" data-kind="number" type="number" step="any" value="${value}"></p>\n`
  }
  if (typeof value === 'string') {
    return html`<p>${label(name, id)}<input id="${id}" data-path="${path}" data-kind="string" autocomplete="off" spellcheck="false" value="${value}"></p>\n`
  }
  const rows = Array.isArray(value) && value.some((one) => typeof one === 'object') ? value.length : 1
  const text = Array.isArray(value)
    ? `[${value.map((one) => JSON.stringify(one)).join(rows > 1 ? ',\n ' : ', ')}]`
    : JSON.stringify(value)
  return html`<p>${label(name, id)}<textarea id="${id}" data-path="${path}" data-kind="json" rows="${Math.min(rows, 8)}" spellcheck="false">${text}</textarea></p>\n`
}

function moduleOf(door: keyof typeof doors): string {
  return `${siteBase}/modules/${doors[door].replace(/\.ts$/, '.js')}`
}

function toId(path: string): string {
  return `try-${path.replace('.', '-')}`
}

function label(name: string, id: string): Html {
  return html`<label for="${id}"><code>${name}</code></label>`
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
