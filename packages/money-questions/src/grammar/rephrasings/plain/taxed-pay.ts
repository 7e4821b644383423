import { LEAST_SALARY_A_YEAR } from '../rephrasing.ts'
import { bindFigures } from './bind-figures.ts'
import type { Topic } from './topic.ts'

const cities =
  'delhi mumbai kolkata chennai bangalore bengaluru hyderabad pune ahmedabad noida gurgaon gurugram jaipur lucknow'
/** Of basic pay, what a rent is counted above, and what is free of it at most: elsewhere, in the largest cities. */
const [ABOVE, ELSEWHERE, LARGEST] = [0.1, 0.4, 0.5]

/** The allowance for rent, the gratuity, gains and goods with the tax on them, told with their own rates or by the month. */
export const ofTaxedPay: Topic = {
  isBound: true,
  about:
    /\bhra\b|एचआरए|gratuity|ग्रेच्युटी|\b[ls]tcg\b|(?:long|short) term|\bgst\b|\bitc\b|after \d[\d.]* ?% tax|withdraw/,
  words: {
    basic: 'basic बेसिक',
    da: 'da डीए',
    hra: 'hra एचआरए allowance',
    rent: 'rent kiraya किराया',
    month: 'month months monthly pm mahine mahina महीना महीने',
    year: 'year years yearly annual saal साल',
    each: 'each per every',
    free: 'exempt exemption exempted free chhoot छूट',
    taxable: 'taxable taxed',
    gratuity: 'gratuity ग्रेच्युटी',
    limit: 'limit max',
    act: 'act covered',
    gain: 'gain gains ltcg stcg profit munafa long short term',
    tax: 'tax',
    cess: 'cess',
    above: 'above over',
    plus: 'plus + and with',
    sold: 'sold sale sales sell worth bill',
    incl: 'incl including inclusive included',
    gst: 'gst',
    input: 'input itc credit',
    need: 'need want',
    after: 'after net hand',
    withdraw: 'withdraw withdrawn take out withdrawal',
    ...Object.fromEntries(cities.split(' ').map((city) => [city, city])),
    mumbai: 'mumbai मुंबई',
    delhi: 'delhi दिल्ली',
    metro: 'metro',
    non: 'non',
  },
  idle: 'if recd received living the under services service this on shares stocks equity at items goods i payable pay cash must amount naukri नौकरी last for in my part how bech ke share a milegi kitni कितनी',
  rules: [],
  tell: (shape, figures) =>
    tellRentFree(shape, figures) ??
    tellGratuity(shape, figures) ??
    tellTaxOnGain(shape, figures) ??
    tellBeforeTax(shape, figures),
}

/** The part of the allowance that is free in a month: what it is by the least of its limits. */
function tellRentFree(shape: string, figures: readonly number[]): string | undefined {
  if (!/\bhra\b/.test(shape)) return undefined
  const month = '(?: each)?(?: month)?'
  const form = (word: string) => `${word} N${month}|${word} ${word} N${month}|${word} month N`
  const found = bindFigures(
    shape.replace(/^(?:taxable |free )*hra (?:free |taxable )*(?=.*\bhra\b)/, (said) =>
      said.replace('hra ', ''),
    ),
    figures,
    { basic: form('basic'), 'da?': form('da'), hra: form('hra'), rent: form('rent') },
    `free taxable each month hra year of metro non ${cities}`,
  )
  if (found === undefined) return undefined
  const { basic: pay = 0, da = 0, hra = 0, rent = 0 } = found
  const basic = pay + da
  const asked = shape.replace(/N(?: each)? month/g, 'N').replace(/\bmonth N/g, 'N')
  const isOfMonth = /\bmonth\b/.test(asked)
  const isOdd =
    /\bN year\b|\byear N\b/.test(shape) ||
    basic >= LEAST_SALARY_A_YEAR ||
    /\btaxable\b.*\bfree\b|\bfree\b.*\btaxable\b/.test(shape)
  if (isOdd || (!isOfMonth && !/N(?: each)? month/.test(shape))) return undefined
  if (rent > basic || hra > basic || /\byear\b/.test(asked) === isOfMonth) return undefined
  const above = rent - basic * ABOVE
  const free = Math.min(hra, above)
  // Which share of pay is the limit goes by the city and the year.
  if (above <= 0 || free > basic * (/\b(?:delhi|mumbai|kolkata|chennai)\b/.test(shape) ? LARGEST : ELSEWHERE))
    return undefined
  const told = free === hra ? `${hra}` : `${rent} - ${basic} * 10 / 100`
  const isTaxable = /\btaxable\b/.test(shape)
  const sum = isTaxable ? `${hra} - ( ${told} )` : free === hra ? undefined : told
  return sum === undefined || isOfMonth ? sum : `12 * ( ${sum} )`
}

function tellGratuity(shape: string, figures: readonly number[]): string | undefined {
  if (!/\bgratuity\b/.test(shape)) return undefined
  const found = bindFigures(
    shape,
    figures,
    {
      'limit?': 'act limit N|limit N',
      'months?': 'year N month|N month',
      years: 'N year|N',
      basic: 'basic plus da N|basic da N|basic N|N basic|N',
    },
    'gratuity act free tax plus for after limit',
  )
  // What the law leaves free is told by the calculator, and so is its own limit.
  return found && (found.limit === undefined || found.limit === 2_000_000) && (found.years ?? 0) < 60
    ? `gratuity basic ${found.basic} ${found.years} years${found.months === undefined ? '' : ` ${found.months} months`}`
    : undefined
}

/** The tax on a gain at the rates that are told with it. */
function tellTaxOnGain(shape: string, figures: readonly number[]): string | undefined {
  const found = bindFigures(
    shape,
    figures,
    {
      cess: 'P cess|cess P',
      'free?': 'above N|N free|free N',
      rate: 'tax P|P tax|at P|P',
      gain: 'gain N|N gain|N',
    },
    'gain tax plus free year above',
  )
  if (found === undefined || !/\bgain\b/.test(shape)) return undefined
  const { gain = 0, free, rate, cess } = found
  if (free !== undefined && free >= gain) return undefined
  const taxed = free === undefined ? `${gain}` : `( ${gain} - ${free} )`
  return `${taxed} * ${rate} / 100 * ( 1 + ${cess} / 100 )`
}

/** What has to be taken out so that so much is left, and the tax on goods that is left to pay. */
function tellBeforeTax(shape: string, figures: readonly number[]): string | undefined {
  const net = bindFigures(
    shape,
    figures,
    { tax: 'after P tax|after P|P tax', left: 'need N after|need N' },
    'need after tax withdraw each of',
  )
  if (net !== undefined && /\bwithdraw\b/.test(shape)) return `${net.left} / ( 1 - ${net.tax} / 100 )`
  const gst = bindFigures(
    shape,
    figures,
    {
      input: 'input gst N|input N|N input',
      rate: 'incl P gst|P gst incl|P gst',
      sold: 'sold N|N sold|N incl|N',
    },
    'sold incl gst plus input after',
  )
  return gst && /\bincl\b/.test(shape) && /\bgst\b.*\bgst\b/.test(shape)
    ? `${gst.sold} * ${gst.rate} / ( 100 + ${gst.rate} ) - ${gst.input}`
    : undefined
}
