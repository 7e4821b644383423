import { toPlainLetters } from './to-plain-letters.ts'

/** Units of everyday life as people write them, by their names in the library `convert` or in `definedUnits`. */
const words: Readonly<Record<string, string>> = {
  km: 'km kms kilometers kilometres kilometer किलोमीटर',
  mi: 'miles mile',
  m: 'meters metres meter metre',
  ft: 'feet foot फुट फीट',
  in: 'inches inch इंच',
  cm: 'cm cms centimeters centimetres सेंटीमीटर सेमी',
  mm: 'mm',
  yd: 'yards',
  kg: 'kg kgs kilograms kilogram kilo kilos किलो',
  g: 'grams gram gm gms g',
  lb: 'pounds pound lbs lb',
  oz: 'ounces ounce oz',
  tonne: 'tonnes tonne',
  quintal: 'quintal quintals',
  l: 'liters litres liter litre',
  ml: 'ml',
  acre: 'acres acre एकड़',
  hectare: 'hectares hectare',
  'square foot': 'sqft',
  'square yard': 'sqyd gaj',
  m2: 'sqm',
  hour: 'hours hour',
  minute: 'minutes minute',
  second: 'seconds second',
  F: 'f fahrenheit फारेनहाइट',
  C: 'c celsius centigrade सेल्सियस',
  tola: 'tola tolas',
}

/** What each word means. */
export const everydayUnits: ReadonlyMap<string, string> = new Map(
  Object.entries(words).flatMap(([unit, names]) =>
    names.split(' ').map((name) => [toPlainLetters(name), unit] as const),
  ),
)

/** What the library does not know, in what it knows. */
export const definedUnits: Readonly<Record<string, readonly [factor: number, unit: string]>> = {
  tola: [11.6638038, 'g'],
  quintal: [100, 'kg'],
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
