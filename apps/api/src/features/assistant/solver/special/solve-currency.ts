import type { Answer } from '../answering/answer.ts'
import { formatMoney, formatNumber } from '../answering/format.ts'
import { run } from '../answering/run.ts'
import { currencies, units } from '../grammar/units.ts'
import type { Reading } from '../reading/read-question.ts'

/** Currencies of which one is many rupees, so that a rate above 1 is always rupees for one of them. */
const dearer = new Set(['USD', 'EUR', 'GBP', 'AED'])

/** An amount of one currency in another at a rate that was given; undefined where it is about something else. */
export function solveCurrency(reading: Reading): Answer | undefined {
  const { quantities, tokens } = reading
  const named = [
    ...new Set(
      tokens.flatMap(({ text }) => {
        const unit = units.get(text)
        const code = unit && currencies[unit]
        return code ? [code] : []
      }),
    ),
  ]
  if (named.length !== 2 || quantities.some(({ kind }) => kind === 'percent' || kind === 'years'))
    return undefined
  const isUnit = (at: number) => tokens[quantities[at]?.end ?? -1]?.text === '='
  const perUnit = quantities.findIndex(
    ({ value, currency }, at) => value === 1 && currency !== undefined && isUnit(at),
  )
  const rest = quantities.filter((_, at) => at !== perUnit)
  const [amount, rate, ...others] = rest
  if (amount === undefined || others.length > 0) return undefined
  const from = amount.currency ?? currencyAfter(reading, amount.end)
  const to = named.find((code) => code !== from)
  if (from === undefined || to === undefined) return undefined
  if (rate === undefined) {
    return {
      kind: 'clarify',
      text: `At what exchange rate? For example: "at 83.5". The currency converter knows the rates of the day.`,
      calculations: [],
      asked: [],
    }
  }
  const isPerOther =
    from === 'INR' ? dearer.has(to) && rate.value > 1 : dearer.has(from) && to === 'INR' && rate.value < 1
  const used = isPerOther ? 1 / rate.value : rate.value
  const result = run({ calculator: 'currency', values: { amount: amount.value, from, to, rate: used } })
  if (result === undefined) return undefined
  const converted = Number(result.figures.converted?.value)
  const said = isPerOther
    ? `one ${to} being ${formatNumber(rate.value)} ${from}`
    : `one ${from} being ${formatNumber(rate.value)} ${to}`
  return {
    kind: 'answer',
    text: `${formatMoney(amount.value, from)} is **${formatMoney(converted, to)}**, ${said}.\n*Assumed: the rate you gave, without any margin or fee.*`,
    calculations: [result.calculation],
    asked: [converted],
  }
}

function currencyAfter({ tokens }: Reading, at: number): string | undefined {
  const unit = units.get(tokens[at]?.text ?? '')
  return unit && currencies[unit]
}
