import { toPlainLetters } from './to-plain-letters.ts'

/**
 * Words that people use for one another where they name a figure of a calculator, a group a line: what a definition
 * calls pay is a salary or wages to whoever asks. A word may stand in several groups.
 */
const alike = `
  pay salary wage wages vetan tankhwah tankha pagar payscale वेतन सैलरी तनख्वाह
  income salary earning earn kamai aay aamdani take home आय कमाई सैलरी
  deposit invest invested investing investment contribution contribute contributing jama save saving put dalu daale dale bachau bachana bachane जमा निवेश
  rent kiraya kiraaya bhada किराया
  age old aged umar umr उम्र
  emi instalment installment kist kisht किस्त
  owed owe balance outstanding due debt bill bakaya baki बकाया
  payment pay paying repay repayment
  off clear cleared
  expense spend spending kharch kharcha खर्च
  saved saving savings corpus bachat बचत
  return yield
  interest byaj sood ब्याज payout
  rate दर apr
  basic mool मूल
  average avg
  last drawn final antim aakhri akhri अंतिम आखिरी
  service served serving job naukri worked working नौकरी सेवा
  girl daughter beti bitiya bitia her बेटी बिटिया
  child kid son daughter beta beti bachcha bachche bacha बच्चा बच्चे बेटा बेटी
  inflation mehngai mehengai महंगाई
  rise rises rising up badhti badhta badhegi badhega
  leaving exit leave retire retiring retirement
  worth value became becomes
  grow growth increment hike rise
  exempt exemption free छूट मुक्त
  invest invested bought
  bought buy buying purchase purchased kharida kharidi kharide liya खरीदा खरीदी खरीद
  sold sell selling sale becha bechi beche bika bechne बेचा बेची बेच
  least minimum
  price cost bought buying trading
  cost kharcha kharch lagenge lagega lagegi need needed खर्च
  yield ytm
  share stock unit
  amount price
  fund corpus balance
  balance corpus maturity
  pension पेंशन
  all total kul overall altogether कुल
  fund corpus फंड कोष
`
const groups: ReadonlyMap<string, ReadonlySet<number>> = collect()

/** Words of labels that name nothing by themselves: periods and units are read with the figure. */
const nameless = new Set(
  toPlainLetters(
    'a an the of in and on or from is to by for it at be after that then with as no not yes them if which what this you your will can one per percent annual annually monthly yearly year years month months month days day rupee rupees का की के में पर से और को ने हर प्रति महीने महीना मासिक सालाना साल वार्षिक एक क्या किस है',
  ).split(' '),
)

/** The words of a label or an id, in small letters and without those that name nothing: `rentPaid`, "Rent paid a year". */
export function labelWords(text: string): string[] {
  const words = toPlainLetters(text.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'))
    .toLowerCase()
    .match(/[\p{L}\p{M}]+/gu)
  return (words ?? []).filter((word) => word.length > 1 && !nameless.has(word)).map(toSingular)
}

/** Whether a word of a question names what a word of a label does. */
export function isAlike(one: string, other: string): boolean {
  const [first, second] = [toSingular(one), toSingular(other)]
  if (first === second) return true
  const others = groups.get(second)
  return [...(groups.get(first) ?? [])].some((group) => others?.has(group))
}

function toSingular(word: string): string {
  return /[a-z]{3}s$/.test(word) && !word.endsWith('ss') ? word.slice(0, -1) : word
}

function collect(): ReadonlyMap<string, ReadonlySet<number>> {
  const found = new Map<string, Set<number>>()
  for (const [group, line] of alike.trim().split('\n').entries())
    for (const word of line.trim().split(' ')) {
      const key = toSingular(toPlainLetters(word))
      found.set(key, (found.get(key) ?? new Set()).add(group))
    }
  return found
}
