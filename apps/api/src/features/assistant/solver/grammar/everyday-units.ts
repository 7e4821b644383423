/** Units of everyday life as people write them, by their names in mathjs; tola and quintal it does not know. */
const words: Readonly<Record<string, string>> = {
  km: 'km kms kilometers kilometres kilometer',
  mi: 'miles mile',
  m: 'meters metres meter metre',
  ft: 'feet foot',
  inch: 'inches inch',
  cm: 'cm',
  mm: 'mm',
  yd: 'yards',
  kg: 'kg kgs kilograms kilogram',
  g: 'grams gram gm gms g',
  lbm: 'pounds lbs lb',
  ozm: 'ounces ounce oz',
  tonne: 'tonnes tonne',
  quintal: 'quintal quintals',
  l: 'liters litres liter litre',
  ml: 'ml',
  acre: 'acres acre',
  hectare: 'hectares hectare',
  sqft: 'sqft',
  'm^2': 'sqm',
  hour: 'hours hour',
  minute: 'minutes minute',
  second: 'seconds',
  degF: 'f fahrenheit',
  degC: 'c celsius centigrade',
  tola: 'tola tolas',
}

/** What each word means. */
export const everydayUnits: ReadonlyMap<string, string> = new Map(
  Object.entries(words).flatMap(([unit, names]) => names.split(' ').map((name) => [name, unit] as const)),
)

/** What mathjs does not know, in what it knows. */
export const definedUnits: Readonly<Record<string, readonly [factor: number, unit: string]>> = {
  tola: [11.6638038, 'g'],
  quintal: [100, 'kg'],
}

/** Written as figures, whatever the scale. */
export const inFigures = /^(?:numbers?|figures?|digits?|numerals?)$/

/** Words around a conversion that are no part of it. */
export const conversionFillers: ReadonlySet<string> = new Set(
  '? a the what convert please rupees rs ₹ there are is of equals = . ,'.split(' '),
)

/** How a conversion is asked for, # being the number, and where in it stand the unit that is told and the one that is asked. */
export const conversions: readonly { pattern: RegExp; from: number; to: number }[] = [
  { pattern: /^# ?(\w+)? (?:in|to|into|=|equals|me|mein) (?:how many )?(\w+)(?: points)?$/, from: 1, to: 2 },
  { pattern: /^# ?(\w+)? (?:is )?how many (\w+)$/, from: 1, to: 2 },
  { pattern: /^how many (\w+) (?:in |make |makes |me )?# ?(\w+)?$/, from: 2, to: 1 },
  { pattern: /^# ?(\w+)? (?:me|mein) kitne (\w+)(?: hote| hain| hai)*$/, from: 1, to: 2 },
]
