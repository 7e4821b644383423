import { amountIn } from '../rephrasings/rephrasing.ts'
import { takeFigures } from '../rephrasings/take-figures.ts'
import { toPlainLetters } from '../to-plain-letters.ts'

/** Interest on a sum that is not told: of one manner, or by how much that of one exceeds that of the other. */
type InterestRole = 'simple' | 'compound' | 'difference'
type AskedRole = InterestRole | 'principal'

const spoken = (pattern: string) => new RegExp(toPlainLetters(pattern))
const manners: Readonly<Record<'simple' | 'compound', RegExp>> = {
  simple: spoken('\\bsimple\\b|\\bs ?i\\b|\\bsaa?dha?ran\\b|साधारण'),
  compound: spoken('\\bcompound\\b(?!ed)|\\bc ?i\\b|\\bchakravr\\w+|चक्रवृद्धि'),
}
const difference = spoken('\\bdifference\\b|\\bcompare by how much\\b|\\bantar\\b|\\bfark\\b|अंतर')
export const interestTold = spoken('\\binterest\\b|\\b[sc] ?i\\b|\\bbyaj\\b|ब्याज')
const principal = spoken('\\b(?:sum|principal|money|moo?ldhan|dhan)\\b|मूलधन|धनराशि')
/** A sum that is asked in the clause that tells the interest: "what sum earns …", "kis mooldhan par …". */
const sumAsked = spoken(
  '(?:\\b(?:what|which|find(?: the| a)?|kis|kitn[ae])\\b|किस|कितन[ाेी]) (?:(?:is|the|original) )*(?:sum|principal|money|amount|moo?ldhan|dhan|rashi|मूलधन|धनराशि|राशि)|(?:sum|principal) on which',
)
/** What says that the amount is no interest, or that it earns more than interest. */
const others =
  /\b(?:loan|emi|sip|rd|fd|ppf|amounts to|becomes?|total|kul|final|maturity|mishradhan|got|received|mil[aei]|after (?:[sc]i|compound|simple)|tax|tds|inflation|instal\w*|monthly invest\w*)\b|ईएमआई|लोन|एफडी|कुल|मिश्रधन|मिल[ेाी](?!गा|गी|ंगे)/
/** How many times a year interest is added. */
const timesAYear: readonly (readonly [RegExp, number])[] = [
  [/half ?yearly|semi ?annual|छमाही/, 2],
  [/quarterly|तिमाही/, 4],
  [/monthly|मासिक/, 12],
]

/**
 * Interest of a sum that is not told, with its rate and time: the sum or the other manner of interest is asked, or, of both
 * manners over two years, the rate. In other words, or undefined where it may say anything else.
 */
export function tellInterestByRoles(text: string): string | undefined {
  if (others.test(text)) return undefined
  const { amounts, percents, times } = takeFigures(text)
  const [percent, months] = [Number(percents[0]), times[0]]
  if (months === undefined || times.length > 1) return undefined
  if (amounts.length === 2 && percents.length === 0) return tellRateOfBoth(text, months / 12)
  if (amounts.length !== 1 || percents.length !== 1) return undefined
  const clauses = text.split(/[,;:?.](?!\d)|\b(?:find|then|calculate)\b/).filter((one) => one.trim() !== '')
  const written = amounts[0] ?? ''
  const telling = clauses.find((clause) => takeFigures(clause).amounts.length === 1)
  const told = telling === undefined ? undefined : readInterest(telling)
  const asked = readAsked(clauses, telling)
  if (told === undefined || asked === undefined || told === asked) return undefined
  const years = months / 12
  const [, perYear = 1] = timesAYear.find(([often]) => often.test(text)) ?? []
  const shares: Readonly<Record<InterestRole, string>> = {
    simple: `( ${percent} / 100 * ${years} )`,
    compound: `( ( 1 + ${percent} / ${100 * perYear} ) ^ ${years * perYear} - 1 )`,
    difference: `( ( 1 + ${percent} / ${100 * perYear} ) ^ ${years * perYear} - 1 - ${percent} / 100 * ${years} )`,
  }
  const earned = amountIn(written)
  if (asked === 'principal' && told === 'simple')
    return `simple interest is ${earned} at ${percent} % for ${months} months , find principal`
  if (asked === 'principal' && told === 'compound' && perYear === 1)
    return `what principal earns compound interest of ${earned} at ${percent} % in ${months} months compounded yearly`
  const sum = `${earned} / ${shares[told]}`
  return asked === 'principal' ? sum : `${sum} * ${shares[asked]}`
}

/** "At 5 % simple interest" says how interest is earned, and calls no amount interest. */
const atRate = spoken(
  '\\d ?(?:%|percent|प्रतिशत)(?: (?:p a|pa|per annum|per year|a year|yearly|salana|सालाना|ke?|ka|का|के|par|पर))* (?:simple|compound|saa?dha?ran|साधारण|चक्रवृद्धि|[sc]i)(?: (?:interest|byaj|ब्याज))?',
)
const earning = spoken('\\b(?:earns?|earned|yields?|produces?|gives?)\\b')

/** What a clause calls its interest. */
function readInterest(said: string): InterestRole | undefined {
  const clause = earning.test(said) ? said : said.replace(atRate, '')
  const [isSimple, isCompound] = [manners.simple.test(clause), manners.compound.test(clause)]
  if (difference.test(clause)) return isSimple && isCompound ? 'difference' : undefined
  if (isSimple === isCompound) return undefined
  return isSimple ? 'simple' : 'compound'
}

function readAsked(clauses: readonly string[], telling: string | undefined): AskedRole | undefined {
  const apart = clauses.filter((clause) => clause !== telling && takeFigures(clause).percents.length === 0)
  const said = apart.join(' ')
  if (interestTold.test(said) || manners.simple.test(said) || manners.compound.test(said))
    return readInterest(said)
  const isSumAsked = sumAsked.test(telling ?? '') || principal.test(said)
  return isSumAsked ? 'principal' : undefined
}

/** Simple interest of two years has none on itself: what compound interest is more comes from the first year's half of it. */
function tellRateOfBoth(text: string, years: number): string | undefined {
  const isAsked = /\brate\b|\bdar\b|दर/.test(text) && years === 2
  const found = (['simple', 'compound'] as const).map((manner) => {
    const { index, 0: said } = manners[manner].exec(text) ?? { index: -1, 0: '' }
    const behind = index < 0 ? '' : text.slice(index + said.length)
    return amountIn(takeFigures(behind).amounts[0])
  })
  const [simple = Number.NaN, compound = Number.NaN] = found
  if (!isAsked || !(simple > 0 && compound > simple)) return undefined
  return `${compound - simple} is what percent of ${simple / 2}`
}
