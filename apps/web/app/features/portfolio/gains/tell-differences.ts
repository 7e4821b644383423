import type { ReportComparison, ReportDifference } from '@pkg/api-contract'
import { plural } from '../figures/plural.ts'
import { formatMoney } from './format-money.ts'
import { taxesByTerm } from './gains-choice.ts'
import { assetOfAbout, fieldLabel, sayAbout, sayCell } from './report-fields.ts'

/** What differs about one thing. */
export interface ToldThing {
  title: string
  /** Of the transaction that it is about. */
  hash: string | null
  lines: string[]
}

/** Where the page shows what a line is about. */
const places: Readonly<Record<string, string>> = {
  row: 'Disposals',
  income: 'Income on receipt',
  open: 'What only you know',
  asset: 'By asset',
}
/** What of a line that is only in one of both is told: the rest says again what its title does. */
const WORTH = ['proceeds', 'cost', 'gain', 'gains', 'losses', 'value']

interface Line extends ReportDifference {
  kind: string
  /** What it is about, which a lot has in common with its disposal. */
  id: string
  lot: string | undefined
}

function readLine(difference: ReportDifference): Line {
  const [kind = '', ...rest] = difference.line.split(' ')
  const [, lot, of] = (kind === 'lot' && /^(\d+) of (.+)$/.exec(rest.join(' '))) || []
  return { ...difference, kind, lot, id: of ?? rest.join(' ') }
}

/** What only a country says something with that taxes by how long units were held. */
const TERMS = ['shortTerm', 'longTerm', 'undated']

/** Whether it is in both, otherwise than it was. */
const isChanged = (line: Line) => line.was !== null && line.now !== null

/** Tells in sentences how a year comes out now: first its figures, then each thing that it consists of. */
export function tellDifferences({ report, differences, differenceCount }: ReportComparison) {
  const { country, currency, net } = report
  const lines = differences.map(readLine)
  const of = (...kinds: string[]) => lines.filter(({ kind }) => kinds.includes(kind))
  const change = ({ was, now }: Line, name: string, suffix = '') => {
    const say = (side: Line['was']) => (side === null ? 'not there' : sayCell(name, side[name], currency))
    return `${fieldLabel(name)}${suffix}: ${say(was)}, now ${say(now)}`
  }
  const namesOf = ({ was, now }: Line) =>
    Object.keys(was ?? now ?? {}).filter((name) => taxesByTerm(country) || !TERMS.includes(name))
  const changes = (line: Line, suffix = '') => namesOf(line).map((name) => change(line, name, suffix))

  const receipts = tellReceipts(of('income').filter((line) => !isChanged(line)))
  const told = (line: Line, name: string) =>
    // All that makes up this count is in the sentences about receipts; of a part of the lines it cannot be known.
    !(
      name === 'incomeUnvalued' &&
      differenceCount === differences.length &&
      Number(line.now?.[name]) - Number(line.was?.[name]) === receipts.unvalued
    )
  const totals = of('totals').flatMap((line) =>
    namesOf(line)
      .filter((name) => told(line, name))
      .map((name) => change(line, name)),
  )
  const isNetChanged = of('totals').some(({ was }) => was !== null && 'net' in was)
  const result = [
    ...(isNetChanged ? [] : [`Net gain: the same, ${formatMoney(currency, net, { signed: true })}`]),
    ...totals,
    ...(differenceCount === differences.length ? receipts.sentences : []),
    ...of('by').flatMap((line) => changes(line, ` by ${sayCell('method', line.id, currency).toLowerCase()}`)),
    ...of('tax').flatMap((line) => changes(line)),
    ...of('year').flatMap((line) => [
      ...tellSpam(line),
      ...Object.keys(line.was ?? {})
        .filter((name) => name !== 'spamTransactions')
        .map((name) => change(line, name)),
    ]),
  ]

  const things = Map.groupBy(of('asset', 'row', 'lot', 'income', 'open'), ({ kind, id }) =>
    kind === 'asset' ? `asset ${id}` : id,
  )
  return {
    result,
    things: [...Array.from(things.values(), tellThing), ...of('choice').map(tellChoice)].filter(
      ({ lines: told }) => told.length > 0,
    ),
  }

  function tellThing(own: Line[]): ToldThing {
    const [first] = own as [Line, ...Line[]]
    const whole = own.filter((line) => line.kind !== 'lot')
    const only = (side: 'was' | 'now', words: string) => {
      const there = whole.filter((line) => !isChanged(line) && line[side] !== null)
      if (there.length === 0) return []
      const worth = there.flatMap((line) =>
        WORTH.filter((name) => line[side] && name in line[side]).map(
          (name) => `${fieldLabel(name)}: ${sayCell(name, line[side]?.[name], currency)}`,
        ),
      )
      const where = there.map(({ kind }) => places[kind]).join('” and “')
      return [[`${words} under “${where}”`, ...new Set(worth)].join('. ')]
    }
    const changed = new Set(whole.filter(isChanged).flatMap((line) => changes(line)))
    // The lots of a disposal that is only in one of both are gone, or come, with it.
    const lots = own
      .filter((line) => line.kind === 'lot' && !whole.some((row) => row.kind === 'row' && !isChanged(row)))
      .flatMap((line) => {
        if (line.was === null || line.now === null) {
          return `Lot ${line.lot}: ${line.now === null ? 'no longer used' : 'used now'}`
        }
        // Where a disposal has one lot, that says the same.
        return changes(line)
          .filter((text) => !changed.has(text))
          .map((text) => `Lot ${line.lot}, ${text}`)
      })
    return {
      title: `${sayAbout(first.about ?? first.id)}${first.kind === 'asset' ? ', all of the year' : ''}`,
      hash: /0x[\da-f]{64}/i.exec(first.id)?.[0] ?? null,
      lines: [...only('was', 'No longer'), ...only('now', 'Now'), ...changed, ...lots],
    }
  }

  function tellChoice(line: Line): ToldThing {
    const text = (side: Line['was']) => sayCell('text', side?.text, currency)
    const lines = isChanged(line)
      ? changes(line)
      : [line.now === null ? `No longer so: ${text(line.was)}` : `So now: ${text(line.now)}`]
    return { title: 'How this was computed', hash: null, lines }
  }
}

function tellSpam({ was, now }: Line): string[] {
  const more = Number(now?.spamTransactions) - Number(was?.spamTransactions)
  if (Number.isNaN(more) || more === 0) return []
  const count = plural(Math.abs(more), 'transaction')
  const verb = Math.abs(more) === 1 ? 'is' : 'are'
  return [`${count} ${more > 0 ? 'more' : 'fewer'} ${verb} left out as spam`]
}

/** Receipts that are income in only one of both, by asset, and how many more of unknown value there are now. */
function tellReceipts(lines: Line[]) {
  const groups = Map.groupBy(lines, ({ about, now }) => `${now === null} ${assetOfAbout(about ?? '')}`)
  const sentences = Array.from(groups.values(), (own) => {
    const [{ about, now }] = own as [Line, ...Line[]]
    const isUnknown = own.every((line) => (line.was ?? line.now)?.value === null)
    const what = `${plural(own.length, 'receipt')} of ${assetOfAbout(about ?? '')}${isUnknown ? ', of unknown value,' : ''}`
    const verb = own.length === 1 ? 'is' : 'are'
    return `Income on receipt: ${what} ${verb} ${now === null ? 'no longer counted' : 'counted now'}`
  })
  const unknown = lines.filter((line) => (line.was ?? line.now)?.value === null)
  const unvalued = unknown.reduce((sum, { now }) => sum + (now === null ? -1 : 1), 0)
  return { sentences, unvalued }
}
