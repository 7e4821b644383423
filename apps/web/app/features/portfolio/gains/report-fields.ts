import {
  type GainDoubt,
  type GainsYear,
  methodNames,
  type ReportDifference,
  type ReportField,
} from '@pkg/api-contract'
import { shortenAddress } from '@pkg/ui-kit/format/shorten-address.ts'
import { shortenHash } from '@pkg/ui-kit/format/shorten-hash.ts'
import { formatDay } from '../figures/format-day.ts'
import { formatMoment } from '../figures/format-moment.ts'
import { formatExactMoney, formatMoney } from './format-money.ts'
import { formatQuantity } from './format-quantity.ts'
import { countries, readings, regimes } from './gains-choice.ts'
import { kindNames } from './kind-names.ts'

type Cell = NonNullable<ReportDifference['was']>[string]
type Say = (text: string, currency: string) => string

interface Field {
  label: string
  say: Say
  /** What null means. */
  none: string
}

const doubtNames: Readonly<Record<GainDoubt['id'], string>> = {
  'unknown-cost': 'the cost is not known',
  'unknown-proceeds': 'the worth then is not known',
  'missing-units': 'more was given up than was seen to come',
  'no-rate': 'no exchange rate is known',
  kind: 'what it was is read from its shape',
  'price-of-the-day': 'valued at the close of its day',
  'price-by-hand': 'by a price that you entered',
  gas: 'paid as a fee',
  'no-answer': 'what it was for is not known',
}
const scopeNames: Readonly<Record<GainsYear['scope'], string>> = {
  all: 'All wallets share them',
  wallet: 'Each wallet has its own',
}
const ruleNames = { 'same-day': 'Of the same day', 'thirty-days': 'Within 30 days' }

const money: Say = (amount, currency) => formatMoney(currency, amount)
const gained: Say = (amount, currency) => formatMoney(currency, amount, { signed: true })
const dollars: Say = (amount) => formatExactMoney('USD', amount)
const day: Say = (text) => formatDay(text)
const plain: Say = (text) => text
const wordsOf =
  (names: Readonly<Record<string, string>>): Say =>
  (text) =>
    names[text] ?? text
const listOf =
  (names: Readonly<Record<string, string>>): Say =>
  (text) =>
    text === ''
      ? 'none'
      : text
          .split(' ')
          .map((one) => names[one] ?? one)
          .join(', ')
const field = (label: string, say: Say = plain, none = 'not known'): Field => ({ label, say, none })

/** An asset as a line names it: one without a symbol by the ends of its address. */
const sayAsset = (name: string) => name.replace(/^0x[\da-f]{40}/i, shortenAddress)

/** What a line says that it is about: "2026-04-27 airdrop 185 HARBOUR", or only an asset. */
function readAbout(about: string): { asset: string; text: string } {
  const [, on, kind = '', quantity = '', name = about] =
    /^(\d{4}-\d\d-\d\d) (\S+) (\S+) (.+?)(?:, lot \d+)?$/.exec(about) ?? []
  const asset = sayAsset(name)
  if (on === undefined) return { asset, text: asset }
  const kindName = wordsOf(kindNames)(kind, '')
  return { asset, text: `${formatDay(on)} ${kindName} ${formatQuantity(quantity)} ${asset}` }
}
export const sayAbout = (about: string): string => readAbout(about).text
export const assetOfAbout = (about: string): string => readAbout(about).asset

/** What each field of a report is called, and how what it holds is written. */
const reportFieldLooks: Readonly<Record<ReportField, Field>> = {
  about: field('Called', sayAbout),
  kind: field('Kind', wordsOf(kindNames)),
  wallet: field('Wallet', shortenAddress),
  transactionHash: field('Transaction', shortenHash),
  at: field('Time', formatMoment),
  on: field('Day', day),
  disposedOn: field('Day', day),
  receivedOn: field('Day', day),
  acquiredOn: field('Acquired', day),
  quantity: field('Quantity', formatQuantity),
  usdValue: field('Worth then in dollars', dollars),
  rate: field('Rate'),
  rateSetOn: field('Rate set on', day),
  proceeds: field('Received', money),
  cost: field('Cost', money),
  gain: field('Gain', gained),
  gainLow: field('Lowest gain', gained, 'none'),
  gainHigh: field('Highest gain', gained, 'none'),
  deniedLoss: field('Loss that does not count now', money, 'none'),
  missingQuantity: field('Never seen to come', formatQuantity, 'none'),
  doubts: field('Not certain', listOf(doubtNames)),
  value: field('Value', money),
  came: field('Came in'),
  pricedByHand: field('By a price that you entered', plain, 'No'),
  costByHand: field('Cost as you said'),
  unknownCost: field('Cost not known'),
  pooled: field('Out of the pool'),
  matchedBy: field('Matched', wordsOf(ruleNames), 'by no such rule'),
  longTerm: field('Long term', gained, 'none'),
  country: field('Country', (text) => countries[text as GainsYear['country']]?.name ?? text),
  financialYear: field('Year'),
  from: field('First day', day),
  to: field('Last day', day),
  currency: field('Currency'),
  timeZone: field('Days of'),
  scope: field('Lots', wordsOf(scopeNames)),
  method: field('Method', wordsOf(methodNames)),
  incomeCost: field('Cost of what came without a payment', wordsOf(readings.incomeCost), 'not told'),
  gas: field('What a fee is', wordsOf(readings.gas), 'not told'),
  spamTransactions: field('Transactions left out as spam'),
  edition: field('Edition of the rules'),
  digest: field('Digest of all inputs', shortenHash),
  text: field('Assumption'),
  certain: field('Settled by a rule'),
  source: field('Stands on', undefined, 'nothing'),
  net: field('Net gain', gained),
  netLow: field('Lowest net gain', gained, 'none'),
  netHigh: field('Highest net gain', gained, 'none'),
  gains: field('Gains', gained),
  losses: field('Losses', gained),
  deniedLosses: field('Losses that do not count now', money, 'none'),
  shortTerm: field('Short term', gained, 'none'),
  undated: field('Of an unknown day', gained, 'none'),
  income: field('Income on receipt', money),
  incomeUnvalued: field('Income of unknown value'),
  disposals: field('Disposals'),
  uncertain: field('Disposals that are not certain'),
  taxableIncome: field('Taxable (each lot that gained)', money),
  taxableLow: field('Lowest that is taxable', money, 'none'),
  taxableHigh: field('Highest that is taxable', money, 'none'),
  scheduleIncome: field('Schedule VDA', money),
  lossesIgnored: field('Losses that count for nothing', money),
  tax: field('Tax, 30 % of it', money),
  regime: field('Regime', wordsOf(regimes), regimes.new),
  surcharge: field('Surcharge', money, 'none'),
  cess: field('Cess, 4 %', money),
  total: field('Tax in all', money),
  totalLow: field('Lowest tax in all', money, 'none'),
  totalHigh: field('Highest tax in all', money, 'none'),
  beforeSurcharge: field('Before surcharge'),
  act: field('Law'),
  deductedAtSource: field('Section of the tax deducted at source'),
  definition: field('Section of the definition'),
  newSurcharge: field('Surcharge in the new regime', money, 'none'),
  newCess: field('Cess in the new regime', money, 'none'),
  newTotal: field('Tax in all in the new regime', money, 'none'),
  oldSurcharge: field('Surcharge in the old regime', money, 'none'),
  oldCess: field('Cess in the old regime', money, 'none'),
  oldTotal: field('Tax in all in the old regime', money, 'none'),
}

/** Of a former edition of the rules, whose fields nobody knows any more. */
const former = field('Another figure')

const looksOf = (name: string): Field => reportFieldLooks[name as ReportField] ?? former

/** What a field of a report is called. */
export const fieldLabel = (name: string): string => looksOf(name).label

/** What a field holds, as the page writes it. */
export function sayCell(name: string, cell: Cell | undefined, currency: string): string {
  const { say, none } = looksOf(name)
  if (cell === undefined || cell === null) return none
  if (typeof cell === 'boolean') return cell ? 'Yes' : 'No'
  return typeof cell === 'number' ? cell.toLocaleString('en-US') : say(cell, currency)
}
