import { toPlainLetters } from './to-plain-letters.ts'

/** A word of the vocabulary for a currency, with its ISO 4217 code. */
export interface CurrencyName {
  code: string
  /** As people write it, in plain small letters. */
  name: string
}

/** The six whose words stand among the units; longer names of them are told in these words. */
const known: Readonly<Record<string, string>> = {
  INR: 'inr',
  USD: 'usd',
  EUR: 'eur',
  GBP: 'gbp',
  JPY: 'jpy',
  AED: 'aed',
}

/** What people say beside the names that the CLDR has. A bare word stands for the one that is meant nearly always. */
const everyday: Readonly<Record<string, string>> = {
  USD: 'american dollar,american dollars,u s dollar,usa dollar,us dollars,अमेरिकी डॉलर',
  INR: 'indian rupees,bharatiya rupaye,भारतीय रुपये,भारतीय रुपया',
  GBP: 'pound sterling,british pounds,uk pound,uk pounds,sterling,पाउंड,पौंड,ब्रिटिश पाउंड',
  EUR: 'यूरो',
  JPY: 'japanese yen,येन',
  AED: 'uae dirham,uae dirhams,dubai dirham,emirati dirham,दिरहम,दिरहाम',
  SGD: 'singapore dollar,singaporean dollar,sing dollar,सिंगापुर डॉलर',
  AUD: 'aussie dollar,australia dollar,australian dollar,ऑस्ट्रेलियाई डॉलर',
  CAD: 'canada dollar,canadian dollar,कनाडाई डॉलर,कैनेडियन डॉलर',
  NZD: 'kiwi dollar,new zealand dollar',
  HKD: 'hong kong dollar,hongkong dollar,हांगकांग डॉलर',
  CHF: 'swiss franc,स्विस फ्रैंक',
  CNY: 'yuan,renminbi,rmb,chinese yuan,chinese renminbi,युआन',
  SAR: 'saudi riyal,saudi rial,saudi arabia riyal,सऊदी रियाल',
  QAR: 'qatari riyal,qatari rial,qatar riyal,कतरी रियाल,कतर रियाल',
  OMR: 'omani rial,omani riyal,oman rial,oman riyal,ओमानी रियाल',
  KWD: 'kuwaiti dinar,kuwait dinar,कुवैती दीनार',
  BHD: 'bahraini dinar,bahrain dinar,बहरीनी दीनार',
  MYR: 'ringgit,malaysian ringgit,malaysia ringgit,रिंगिट',
  THB: 'baht,thai baht,thailand baht,बाट,बहत',
  KRW: 'won,korean won,south korean won,वॉन',
  RUB: 'ruble,rouble,roubles,russian rouble,रूबल',
  ZAR: 'rand,south african rand,रैंड',
  BRL: 'brazilian real,brazil real',
  TRY: 'lira,turkish lira,turkey lira,लीरा',
  BDT: 'taka,bangladeshi taka,bangladesh taka,टका',
  NPR: 'nepali rupee,nepali rupees,nepalese rupee,nepal rupee,nepali rupaye,नेपाली रुपये,नेपाली रुपया',
  PKR: 'pakistani rupee,pakistan rupee,pakistani rupaye,पाकिस्तानी रुपये,पाकिस्तानी रुपया',
  LKR: 'sri lankan rupee,srilankan rupee,sri lanka rupee,lankan rupee,श्रीलंकाई रुपये,श्रीलंकाई रुपया',
  MUR: 'mauritian rupee,mauritius rupee',
  BTN: 'ngultrum',
  IDR: 'rupiah,indonesian rupiah,indonesia rupiah',
  VND: 'dong,vietnamese dong',
  PHP: 'philippine peso,filipino peso',
  MXN: 'mexican peso',
  ILS: 'shekel,israeli shekel',
  PLN: 'zloty,polish zloty',
  HUF: 'forint',
  CZK: 'koruna,czech koruna',
  DKK: 'danish krone,danish kroner',
  NOK: 'norwegian krone,norwegian kroner',
  SEK: 'swedish krona,swedish kronor',
  KES: 'kenyan shilling',
  NGN: 'naira',
  MVR: 'rufiyaa',
  MMK: 'kyat',
  LAK: 'kip',
  EGP: 'egyptian pound',
  TWD: 'taiwan dollar,new taiwan dollar',
}

/** Names that several countries give to their money, so that it is asked whose; the likeliest first. */
export const sharedNames: ReadonlyMap<string, readonly string[]> = new Map(
  [
    ['dinar dinars दीनार दिनार', 'KWD BHD JOD IQD RSD'],
    ['riyal riyals rial rials रियाल', 'SAR QAR OMR YER IRR'],
    ['peso pesos पेसो', 'PHP MXN ARS COP CLP'],
    ['krone kroner krona kronor क्रोन क्रोना', 'DKK NOK SEK ISK'],
    ['franc francs फ्रैंक', 'CHF XAF XOF'],
    ['shilling shillings शिलिंग', 'KES UGX TZS'],
  ].flatMap(([names = '', codes = '']) =>
    names.split(' ').map((name) => [toPlainLetters(name), codes.split(' ')] as const),
  ),
)

/** Codes and names that are words of English or Hindi as well: money only right beside an amount or a "to". */
export const alsoWords: ReadonlySet<string> = new Set(
  `all try top cup pen gel mad bob sos lak mop mur nad ron bam ang std amd sar cad gip mga mro pab rub sek won real
  rand dong kip taka bat som sum lira sterling टका बाट`.split(/\s+/),
)

const displayNames = {
  en: new Intl.DisplayNames(['en'], { type: 'currency', fallback: 'none' }),
  hi: new Intl.DisplayNames(['hi'], { type: 'currency', fallback: 'none' }),
}

/** Every currency in use, by its code; gold, drawing rights, bonds and money of the past are none. */
const codes = Intl.supportedValuesOf('currency').filter((code) => {
  const isMoney = !code.startsWith('X') || ['XAF', 'XOF', 'XPF', 'XCD'].includes(code)
  return isMoney && !/\d{4}|unidad|unit|bond|funds|wir /i.test(displayNames.en.of(code) ?? '1900')
})

/** What a currency is called in English or in Hindi. */
export function nameCurrency(code: string, language: 'en' | 'hi'): string {
  return displayNames[language].of(code) ?? code
}

/** How a currency is written in a question once it has been recognized: one word that nothing else is called. */
export function wordOfCurrency(code: string): string {
  return (
    known[code] ??
    nameCurrency(code, 'en')
      .toLowerCase()
      .replace(/[^a-z]/g, '')
  )
}

/** The currencies beyond the six that stand among the units, by the word that they become. */
export const worldCurrencies: ReadonlyMap<string, string> = new Map(
  codes.filter((code) => !(code in known)).map((code) => [wordOfCurrency(code), code]),
)

const toPlain = (name: string) => toPlainLetters(name).toLowerCase().trim()
/** One and many of a name: "dollar", "dollars". */
const bothOf = (name: string) => (/[a-z]$/.test(name) && !/s$/.test(name) ? [name, `${name}s`] : [name])

/** Every way to write a currency, the longest first, so that "hong kong dollar" is no dollar. */
export const currencyNames: readonly CurrencyName[] = codes
  .flatMap((code) => {
    const names = [nameCurrency(code, 'en'), nameCurrency(code, 'hi'), ...(everyday[code]?.split(',') ?? [])]
    const own = code in known ? [] : [code.toLowerCase()]
    return [...new Set([...names.map(toPlain).flatMap(bothOf), ...own])].map((name) => ({ code, name }))
  })
  .sort((one, other) => other.name.length - one.name.length)
