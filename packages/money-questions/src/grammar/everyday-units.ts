import { toPlainLetters } from './to-plain-letters.ts'

/** What a unit measures, and how many of the first unit listed for that it is; a temperature also by where its zero lies. */
type Measure = readonly [
  measures: 'length' | 'mass' | 'volume' | 'area' | 'time' | 'heat',
  factor: number,
  zero?: number,
]

/** Units of everyday life: what each is, by definition, and how people write it. */
const words: Readonly<Record<string, readonly [Measure, string]>> = {
  m: [['length', 1], 'meters metres meter metre'],
  km: [['length', 1000], 'km kms kilometers kilometres kilometer किलोमीटर'],
  mi: [['length', 1609.344], 'miles mile'],
  ft: [['length', 0.3048], 'feet foot फुट फीट'],
  in: [['length', 0.0254], 'inches inch इंच'],
  cm: [['length', 0.01], 'cm cms centimeters centimetres सेंटीमीटर सेमी'],
  mm: [['length', 0.001], 'mm'],
  yd: [['length', 0.9144], 'yards'],
  kg: [['mass', 1], 'kg kgs kilograms kilogram kilo kilos किलो'],
  g: [['mass', 0.001], 'grams gram gm gms g'],
  lb: [['mass', 0.45359237], 'pounds pound lbs lb'],
  oz: [['mass', 0.028349523125], 'ounces ounce oz'],
  tonne: [['mass', 1000], 'tonnes tonne'],
  quintal: [['mass', 100], 'quintal quintals'],
  tola: [['mass', 0.0116638038], 'tola tolas'],
  l: [['volume', 1], 'liters litres liter litre'],
  ml: [['volume', 0.001], 'ml'],
  m2: [['area', 1], 'sqm'],
  acre: [['area', 4046.8564224], 'acres acre एकड़'],
  hectare: [['area', 10_000], 'hectares hectare'],
  'square foot': [['area', 0.09290304], 'sqft'],
  'square yard': [['area', 0.83612736], 'sqyd gaj'],
  second: [['time', 1], 'seconds second'],
  minute: [['time', 60], 'minutes minute'],
  hour: [['time', 3600], 'hours hour'],
  C: [['heat', 1, 273.15], 'c celsius centigrade सेल्सियस'],
  F: [['heat', 5 / 9, 459.67], 'f fahrenheit फारेनहाइट'],
}

/** What each word means. */
export const everydayUnits: ReadonlyMap<string, string> = new Map(
  Object.entries(words).flatMap(([unit, [, names]]) =>
    names.split(' ').map((name) => [toPlainLetters(name), unit] as const),
  ),
)

/** So many of one unit in another; undefined where they measure different things, as kilograms and kilometres do. */
export function convertUnits(value: number, from: string, to: string): number | undefined {
  const [source, target] = [words[from]?.[0], words[to]?.[0]]
  if (source === undefined || target === undefined || source[0] !== target[0]) return undefined
  return ((value + (source[2] ?? 0)) * source[1]) / target[1] - (target[2] ?? 0)
}

/** Written as figures, whatever the scale. */
export const inFigures = /^(?:numbers?|figures?|digits?|numerals?)$/

/** Words around a conversion that are no part of it. */
export const conversionFillers: ReadonlySet<string> = new Set(
  '? a the what convert please rupees rs ₹ there are is of equals = . , hote hai hain होते हैं को है बदलो डिग्री degree degrees that s shows'.split(
    ' ',
  ),
)

/** How a conversion is asked for, # being the number, and where in it stand the unit that is told and the one that is asked. */
export const conversions: readonly { pattern: RegExp; from: number; to: number }[] = [
  {
    pattern:
      /^# ?([\p{L}\p{M}^]+)? (?:in|to|into|=|equals|me|mein|में) (?:how many |kitne |कितने )?([\p{L}\p{M}]+)(?: points)?$/u,
    from: 1,
    to: 2,
  },
  { pattern: /^# ?([\p{L}\p{M}]+)? (?:is )?(?:how many|kitne|कितने) ([\p{L}\p{M}]+)$/u, from: 1, to: 2 },
  { pattern: /^how many (\w+) (?:in |make |makes |me )?# ?(\w+)?$/, from: 2, to: 1 },
  { pattern: /^# ?(\w+)? (?:me|mein) kitne (\w+)(?: hote| hain| hai)*$/, from: 1, to: 2 },
]
