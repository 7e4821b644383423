import type { GainRow, IncomeRow, MoneyRange, OpenQuestion } from '@pkg/api-contract'
import type { GainsFile, GainsReport } from './gains-file.ts'

type Cell = string | number | boolean | null
/** One line: its name, which no other line has, what it is about in words, and its fields. */
type Line = { line: string; about?: string } & Record<string, Cell | undefined>

/**
 * The whole year, a figure, a row or a lot per line, each line JSON. It holds nothing of the moment in which it is
 * written, so that the same inputs give the same bytes.
 */
export function writeReport({ year, rows }: GainsReport): GainsFile {
  const lines = [...yearLines(year), ...rows.flatMap(rowLines), ...year.income.map(incomeLine)]
  const all: Line[] = [...lines, ...year.questions.map(questionLine)]
  return {
    mediaType: 'application/x-ndjson',
    content: all.map((line) => `${JSON.stringify(line)}\n`).join(''),
  }
}

function yearLines({
  rules,
  digest,
  totals,
  india,
  otherMethods,
  assets,
  ...year
}: GainsReport['year']): Line[] {
  const { netRange, deniedLosses, ...sums } = totals
  const { country, financialYear, from, to, currency, timeZone, scope, method, spamTransactions } = year
  const lines: Line[] = [
    {
      ...{ line: 'year', country, financialYear, from, to, currency, timeZone, scope, method },
      ...{ spamTransactions, ...year.readings },
    },
    { line: 'rules', edition: rules.version },
    { line: 'inputs', digest },
    ...rules.choices.map(({ id, ...choice }) => ({ line: `choice ${id}`, ...choice })),
    {
      ...{ line: 'totals', ...sums, netLow: netRange?.low ?? null, netHigh: netRange?.high ?? null },
      ...denied(deniedLosses),
    },
    ...otherMethods.map(({ method: other, netRange: range, india: owed, ...sum }) => ({
      ...{ line: `by ${other}`, ...sum, netLow: range?.low ?? null, netHigh: range?.high ?? null },
      ...(owed !== null && withEnds(owed)),
    })),
  ]
  if (india !== null) {
    const { sections, regime, otherRegime, ...tax } = india
    const other = regime === 'new' ? 'old' : 'new'
    lines.push({
      line: 'tax',
      ...withEnds(tax),
      ...sections,
      // The usual one is not named, as it was before there was a choice: reports of then keep their bytes.
      ...(regime !== 'new' && { regime }),
      ...(otherRegime !== null && {
        [`${other}Surcharge`]: otherRegime.surcharge,
        [`${other}Cess`]: otherRegime.cess,
        [`${other}Total`]: otherRegime.total,
      }),
    })
  }
  return [
    ...lines,
    ...assets.map(({ chainId, asset, symbol, tokenId, name: _, deniedLosses: own, ...sum }) => ({
      line: `asset ${chainId}:${asset}${tokenId === null ? '' : `#${tokenId}`}`,
      about: symbol ?? asset,
      ...{ ...sum, ...denied(own) },
    })),
  ]
}

/** What is owed, with the ends of its ranges as fields of their own. */
const withEnds = <Tax extends Record<'taxableRange' | 'totalRange', MoneyRange>>({
  taxableRange,
  totalRange,
  ...tax
}: Tax) => ({
  ...tax,
  ...{ taxableLow: taxableRange.low, taxableHigh: taxableRange.high },
  ...{ totalLow: totalRange.low, totalHigh: totalRange.high },
})

/** Only where there is some, as few countries know it. */
const denied = (deniedLosses: string | null) => deniedLosses !== null && { deniedLosses }

/** Only where a price was entered: reports of before there were any keep their bytes. */
const byHand = ({ pricedByHand }: { pricedByHand: boolean }) => pricedByHand && { pricedByHand }

const nameOf = ({ symbol, asset, tokenId }: Pick<GainRow, 'symbol' | 'asset' | 'tokenId'>) =>
  `${symbol ?? asset}${tokenId === null ? '' : ` #${tokenId}`}`

function rowLines(row: GainRow): Line[] {
  const { id, kind, wallet, transactionHash, at, disposedOn, quantity, usdValue, rate } = row
  const { proceeds, cost, gain, deniedLoss, gainRange, missingQuantity, doubts, lots } = row
  const about = `${disposedOn} ${kind} ${quantity} ${nameOf(row)}`
  return [
    {
      ...{ line: `row ${id}`, about, kind, wallet, transactionHash, at, disposedOn, quantity, usdValue },
      ...{ rate: rate?.value ?? null, rateSetOn: rate?.setOn ?? null },
      ...{ proceeds, cost, gain, deniedLoss, missingQuantity },
      ...{ gainLow: gainRange?.low ?? null, gainHigh: gainRange?.high ?? null },
      doubts: doubts.map((doubt) => doubt.id).join(' '),
    },
    ...lots.map(
      ({ receipt: _, receiptQuantity: __, explorerUrl: ___, matchedBy, pricedByHand, ...lot }, index) => ({
        ...{ line: `lot ${index + 1} of ${id}`, about: `${about}, lot ${index + 1}` },
        ...{ ...lot, ...(matchedBy !== null && { matchedBy }), ...byHand({ pricedByHand }) },
      }),
    ),
  ]
}

function incomeLine(income: IncomeRow): Line {
  const { id, kind, wallet, transactionHash, receivedOn, quantity, value } = income
  const about = `${receivedOn} ${kind} ${quantity} ${nameOf(income)}`
  return {
    line: `income ${id}`,
    about,
    kind,
    wallet,
    transactionHash,
    receivedOn,
    quantity,
    value,
    ...byHand(income),
  }
}

function questionLine(question: OpenQuestion): Line {
  const { id, kind, wallet, transactionHash, on, quantity, value, came } = question
  const about = `${on} ${kind} ${quantity} ${nameOf(question)}`
  return {
    line: `open ${id}`,
    about,
    kind,
    wallet,
    transactionHash,
    on,
    quantity,
    value,
    came,
    ...byHand(question),
  }
}
