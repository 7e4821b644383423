import { isDeepStrictEqual } from 'node:util'
import type { DocumentedFunction } from '../documented.ts'
import { type Html, html } from '../html.ts'
import { calculatorNames, inputNames } from '../named-values.ts'
import { doors } from '../read-source.ts'
import { type Call, type RecordedCall, recordCall } from '../run-example.ts'
import { siteBase } from '../site.ts'

/** A function of the package by its name. */
export type FindFunction = (name: string) => DocumentedFunction | undefined

/**
 * The first example as a form: what it calls the function with can be changed, and is computed anew by the package itself.
 * Calculators and their inputs are chosen from lists; what another function of the package made of values, or makes of
 * them when it is called, is made anew as well. Nothing where the example gives what no form can hold.
 */
export function liveExample(one: DocumentedFunction, find: FindFunction): Html | undefined {
  const call = recordCall(one.examples[0] ?? '', one.name)
  if (call === undefined || call.given.length === 0) return undefined
  const fields = callFields(call, one, { find, madeBy: call.madeBy, within: 'try' })
  if (fields === undefined) return undefined
  return html`<h2 id="try">Try it</h2>
<form class="try" data-module="${moduleOf(one.door)}" data-function="${one.name}" aria-labelledby="try">
${fields}
<button type="submit">Compute</button>
<output tabindex="0" aria-label="Result"></output>
<noscript><p>Computing needs JavaScript.</p></noscript>
</form>`
}

interface Surroundings {
  readonly find: FindFunction
  readonly madeBy: RecordedCall['madeBy']
  /** What the ids of the fields begin with. */
  readonly within: string
}

/** The fields of what a function is given; undefined where one of it is what no field can hold. */
function callFields(call: Call, one: DocumentedFunction, around: Surroundings): readonly Html[] | undefined {
  const fields = call.given.map((value, place) => {
    const called = one.parameters[place]?.name ?? `argument ${place + 1}`
    return argumentFields(called, `${place}`, value, around)
  })
  return fields.every((each) => each !== undefined) ? fields : undefined
}

function argumentFields(name: string, path: string, value: unknown, around: Surroundings): Html | undefined {
  const { within } = around
  const names = [calculatorNames, inputNames].find((known) => known.has(value))
  if (names) return namedField(name, path, value, [...optionsFor(value, names)], within)
  if (Array.isArray(value) && value.length > 0 && value.every((each) => calculatorNames.has(each)))
    return namedField(name, path, value, [...calculatorNames], within)
  const made = around.madeBy(value)
  const maker = made && around.find(made.name)
  if (made && maker) {
    const inner = callFields(made, maker, { ...around, within: `${within}-${path}` })
    if (inner === undefined) return undefined
    const later = typeof value === 'function' ? 'later' : 'now'
    return html`<fieldset data-path="${path}" data-module="${moduleOf(maker.door)}" data-function="${made.name}" data-called="${later}">
<legend><code>${name}</code>: <code>${made.name}</code></legend>
${inner}</fieldset>\n`
  }
  if (!isHeldByJson(value)) return undefined
  if (!isRecord(value)) return field(name, path, value, within)
  return html`${Object.entries(value).map(([key, each]) => field(key, `${path}.${key}`, each, within))}`
}

/** Of an input, those that are read alike. */
function optionsFor(value: unknown, names: ReadonlyMap<unknown, string>): [unknown, string][] {
  const kindOf = (one: unknown) => (one as { kind?: string }).kind
  return [...names].filter(([one]) => kindOf(one) === kindOf(value))
}

/** A choice of what the package exports, or a choice of several of them. */
function namedField(
  name: string,
  path: string,
  value: unknown,
  options: readonly (readonly [unknown, string])[],
  within: string,
): Html {
  const id = toId(within, path)
  const module = moduleOf('@pkg/finance-math/calculators')
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [value]
  const several = Array.isArray(value) && html` multiple`
  return html`<p>${label(name, id)}<select id="${id}" data-path="${path}" data-kind="named" data-module="${module}"${several}>
${options.map(([one, exported]) =>
  chosen.includes(one) ? html`<option selected>${exported}</option>` : html`<option>${exported}</option>`,
)}
</select></p>\n`
}

function field(name: string, path: string, value: unknown, within: string): Html {
  const id = toId(within, path)
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

function moduleOf(door: string): string {
  return `${siteBase}/modules/${doors[door as keyof typeof doors].replace(/\.ts$/, '.js')}`
}

function toId(within: string, path: string): string {
  return `${within}-${path.replace('.', '-')}`
}

function label(name: string, id: string): Html {
  return html`<label for="${id}"><code>${name}</code></label>`
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isHeldByJson(value: unknown): boolean {
  return value !== undefined && isDeepStrictEqual(JSON.parse(JSON.stringify(value) ?? 'null'), value)
}
