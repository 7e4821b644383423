import { unit as toUnit } from 'mathjs'
import type { Answer } from '../answering/answer.ts'
import { formatNumber } from '../answering/format.ts'
import { scales } from '../grammar/number-words.ts'
import { units, unitWords } from '../grammar/units.ts'
import type { Reading } from '../reading/read-question.ts'
import { toSumAnswer } from './result.ts'

const timeUnits: Readonly<Record<string, number>> = {
  years: 1,
  months: 12,
  days: 365,
  quarters: 4,
  weeks: 365 / 7,
}
/** Written as figures, whatever the scale. */
const inFigures = /^(?:numbers?|figures?|digits?|numerals?)$/
const known: Readonly<Record<string, string>> = {
  km: 'km',
  kms: 'km',
  kilometers: 'km',
  kilometres: 'km',
  kilometer: 'km',
  miles: 'mi',
  mile: 'mi',
  meters: 'm',
  metres: 'm',
  meter: 'm',
  metre: 'm',
  feet: 'ft',
  foot: 'ft',
  inches: 'inch',
  inch: 'inch',
  cm: 'cm',
  mm: 'mm',
  yards: 'yd',
  kg: 'kg',
  kgs: 'kg',
  kilograms: 'kg',
  kilogram: 'kg',
  grams: 'g',
  gram: 'g',
  gm: 'g',
  gms: 'g',
  g: 'g',
  pounds: 'lbm',
  lbs: 'lbm',
  lb: 'lbm',
  ounces: 'ozm',
  ounce: 'ozm',
  oz: 'ozm',
  tonnes: 'tonne',
  tonne: 'tonne',
  quintal: 'quintal',
  quintals: 'quintal',
  liters: 'l',
  litres: 'l',
  liter: 'l',
  litre: 'l',
  ml: 'ml',
  acres: 'acre',
  acre: 'acre',
  hectares: 'hectare',
  hectare: 'hectare',
  sqft: 'sqft',
  sqm: 'm^2',
  hours: 'hour',
  hour: 'hour',
  minutes: 'minute',
  minute: 'minute',
  seconds: 'second',
  f: 'degF',
  fahrenheit: 'degF',
  c: 'degC',
  celsius: 'degC',
  centigrade: 'degC',
  tola: 'tola',
  tolas: 'tola',
}
const GRAMS_PER_TOLA = 11.6638038
const KILOGRAMS_PER_QUINTAL = 100

/** Conversions between scales (lakh, million), times, basis points and everyday units. */
export function solveUnits(reading: Reading): Answer | undefined {
  const { tokens, quantities } = reading
  const [quantity] = quantities
  if (quantity === undefined || quantities.length !== 1) return undefined
  const words = tokens.map(({ text }) => text)
  const rest = [...words.slice(0, quantity.start), '#', ...words.slice(quantity.end)]
    .filter(
      (word) =>
        ![
          '?',
          'a',
          'the',
          'what',
          'convert',
          'please',
          'rupees',
          'rs',
          '₹',
          'there',
          'are',
          'is',
          'of',
          'equals',
          '=',
          '.',
          ',',
        ].includes(word),
    )
    .join(' ')
  const isInRupees = rest === '# in' && words.some((word) => units.get(word) === 'rupees')
  const [, fromUnit, toName] = isInRupees ? [rest, undefined, 'figures'] : (match(rest) ?? [])
  if (toName === undefined) return undefined

  const scale = scales.get(toName)
  if (
    scale !== undefined &&
    fromUnit === undefined &&
    (quantity.kind === 'money' || quantity.kind === 'bare')
  ) {
    return toSumAnswer(
      formatNumber(quantity.value),
      round(quantity.value / scale),
      toName.replace(/s$/, ''),
      'units',
    )
  }
  if (inFigures.test(toName) && fromUnit === undefined && quantity.kind === 'money') {
    return toSumAnswer(words.slice(quantity.start, quantity.end).join(' '), quantity.value, 'number', 'units')
  }
  const time = Object.entries(timeUnits).find(([name]) =>
    unitWords[name as 'years'].split(' ').includes(toName),
  )
  if (time !== undefined && quantity.kind === 'years') {
    return toSumAnswer(
      words.slice(quantity.start, quantity.end).join(' '),
      round(quantity.value * time[1]),
      time[0],
      'units',
    )
  }
  if (quantity.kind === 'percent') {
    const said = words.slice(quantity.start, quantity.end).join(' ')
    if (unitWords.percent.split(' ').includes(toName))
      return toSumAnswer(said, quantity.value, 'percent', 'units')
    if (unitWords.basisPoints.split(' ').includes(toName) || toName === 'basis')
      return toSumAnswer(said, round(quantity.value * 100), 'basis points', 'units')
    return undefined
  }
  const from = fromUnit ?? words[quantity.end - 1] ?? ''
  return convert(quantity.value, from, toName)
}

function match(rest: string): (string | undefined)[] | undefined {
  const patterns: [RegExp, number, number][] = [
    [/^# ?(\w+)? (?:in|to|into|=|equals|me|mein) (?:how many )?(\w+)(?: points)?$/, 1, 2],
    [/^# ?(\w+)? (?:is )?how many (\w+)$/, 1, 2],
    [/^how many (\w+) (?:in |make |makes |me )?# ?(\w+)?$/, 2, 1],
    [/^# ?(\w+)? (?:me|mein) kitne (\w+)(?: hote| hain| hai)*$/, 1, 2],
  ]
  for (const [pattern, from, to] of patterns) {
    const found = rest.match(pattern)
    if (found !== null) return [rest, found[from], found[to]]
  }
  return undefined
}

function convert(value: number, from: string, to: string): Answer | undefined {
  const [source, target] = [known[from], known[to]]
  if (source === undefined || target === undefined) return undefined
  const inGrams = (name: string) =>
    name === 'tola'
      ? ([GRAMS_PER_TOLA, 'g'] as const)
      : name === 'quintal'
        ? ([KILOGRAMS_PER_QUINTAL, 'kg'] as const)
        : ([1, name] as const)
  const [factor, sourceUnit] = inGrams(source)
  const [divisor, targetUnit] = inGrams(target)
  try {
    const result = toUnit(value * factor, sourceUnit).toNumber(targetUnit) / divisor
    return toSumAnswer(`${formatNumber(value)} ${from}`, Number(result.toPrecision(12)), to, 'units')
  } catch {
    // Kilograms are no kilometres.
    return undefined
  }
}

function round(value: number): number {
  return Number(value.toPrecision(14))
}
