/**
 * Computes the reference figures that the tests hold this package against: from the defining equations, with
 * 120 digits, by summing flow by flow and by bisection. Nothing of the package is imported here.
 *
 * Run with `pnpm reference`; writes test/reference.json.
 */
import { writeFileSync } from 'node:fs'
import { Decimal } from 'decimal.js'

Decimal.set({ precision: 120 })

type Vector = { name: string; args: unknown[]; expected: number }
const vectors: Vector[] = []

/** The number a double stands for, to its last binary digit; Decimal itself would take its shortest decimal. */
function D(value: Decimal.Value): Decimal {
  if (typeof value !== 'number' || !Number.isFinite(value)) return new Decimal(value)
  let scaled = value
  let halvings = 0
  for (; !Number.isInteger(scaled); halvings++) scaled *= 2
  return new Decimal(scaled).div(new Decimal(2).pow(halvings))
}
const one = D(1)

function add(name: string, args: unknown[], expected: Decimal): void {
  if (random() < 0.4) return
  const double = Number(expected.toSignificantDigits(25).toString())
  if (Number.isFinite(double) && Math.abs(double) < 1e290) vectors.push({ name, args, expected: double })
}

/** A generator of evenly spread numbers from 0 to 1, the same in every run (mulberry32). */
let state = 20_260
function random(): number {
  state = (state + 0x6d2b79f5) | 0
  let t = Math.imul(state ^ (state >>> 15), 1 | state)
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
  return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
}
const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item
const money = (): number => Math.round((random() * 2 - 1) * 1e8) / 100

const rates = [-0.99, -0.3, -0.01, -1e-6, -1e-12, 0, 1e-15, 1e-10, 1e-6, 0.0004, 0.0075, 0.02, 0.1, 0.75, 40]
const periods = [1, 2, 12, 60, 119.5, 360, 1200]
const timings = ['end', 'begin'] as const

/** What 1 paid per period is worth at the end, and the growth of 1 over all periods. */
function annuity(rate: number, nper: number, when: string): { factor: Decimal; each: Decimal } {
  const factor = one.plus(D(rate)).pow(D(nper))
  const end = rate === 0 ? D(nper) : factor.minus(1).div(D(rate))
  return { factor, each: when === 'begin' ? end.times(one.plus(D(rate))) : end }
}
const payment = (rate: number, nper: number, pv: Decimal.Value, fv: Decimal.Value, when: string): Decimal => {
  const { factor, each } = annuity(rate, nper, when)
  return factor.times(D(pv)).plus(D(fv)).div(each).neg()
}
const future = (rate: number, nper: number, pmt: Decimal.Value, pv: Decimal.Value, when: string): Decimal => {
  const { factor, each } = annuity(rate, nper, when)
  return factor
    .times(D(pv))
    .plus(each.times(D(pmt)))
    .neg()
}

/** The interest in each payment, by keeping the balance of the loan period by period. */
function interestParts(rate: number, nper: number, pv: number, fv: number, when: string): Decimal[] {
  const pmt = payment(rate, nper, pv, fv, when)
  const parts: Decimal[] = []
  let balance = D(pv)
  for (let period = 1; period <= nper; period++) {
    const interest = when === 'begin' && period === 1 ? D(0) : balance.times(D(rate)).neg()
    parts.push(interest)
    balance = balance.plus(pmt.minus(interest))
  }
  return parts
}

for (const rate of rates) {
  for (const nper of periods) {
    const when = pick(timings)
    const pv = money()
    const fv = pick([0, 0, money(), -pv])
    const pmt = money()
    const { factor, each } = annuity(rate, nper, when)
    add('pmt', [rate, nper, pv, fv, when], payment(rate, nper, pv, fv, when))
    add('fv', [rate, nper, pmt, 0, when], future(rate, nper, pmt, 0, when))
    add(
      'fv',
      [rate, nper, Math.abs(pmt), Math.abs(pv), when],
      future(rate, nper, Math.abs(pmt), Math.abs(pv), when),
    )
    add(
      'pv',
      [rate, nper, Math.abs(pmt), Math.abs(fv), when],
      each
        .times(D(Math.abs(pmt)))
        .plus(D(Math.abs(fv)))
        .div(factor)
        .neg(),
    )
    if (Number.isInteger(nper) && nper <= 360 && nper * Math.log1p(Math.abs(rate)) < 120) {
      const parts = interestParts(rate, nper, Math.abs(pv), 0, when)
      const whole = payment(rate, nper, Math.abs(pv), 0, when)
      const per = 1 + Math.floor(random() * nper)
      add('ipmt', [rate, per, nper, Math.abs(pv), 0, when], parts[per - 1] as Decimal)
      add('ppmt', [rate, per, nper, Math.abs(pv), 0, when], whole.minus(parts[per - 1] as Decimal))
      const end = per + Math.floor(random() * (nper - per + 1))
      const slice = parts.slice(per - 1, end)
      const interest = slice.reduce((sum, part) => sum.plus(part), D(0))
      add('cumipmt', [rate, nper, Math.abs(pv), per, end, when], interest)
      add('cumprinc', [rate, nper, Math.abs(pv), per, end, when], whole.times(slice.length).minus(interest))
    }
    if (rate !== 0) {
      const loan = Math.abs(pv)
      const instalment = Number(payment(rate, nper, loan, 0, when).toString())
      const effective = when === 'begin' ? one.plus(D(rate)).times(D(instalment)) : D(instalment)
      const power = effective.div(effective.plus(D(loan).times(D(rate))))
      if (power.gt(0) && Math.abs(rate) > 1e-9 && nper * Math.abs(Math.log1p(rate)) < 8) {
        add('nper', [rate, instalment, loan, 0, when], power.ln().div(one.plus(D(rate)).ln()))
      }
    }
    if (rate !== 0 && nper >= 1) {
      add(
        'effectiveRate',
        [rate, nper],
        one
          .plus(D(rate).div(D(nper)))
          .pow(D(nper))
          .minus(1),
      )
      add(
        'nominalRate',
        [rate, nper],
        one
          .plus(D(rate))
          .pow(one.div(D(nper)))
          .minus(1)
          .times(D(nper)),
      )
      const target = Math.abs(money()) + 1
      const start = Math.abs(money()) + 1
      add(
        'cagr',
        [nper, start, target],
        D(target)
          .div(D(start))
          .pow(one.div(D(nper)))
          .minus(1),
      )
      add(
        'periodsToTarget',
        [rate, start, target],
        D(target)
          .div(D(start))
          .ln()
          .div(one.plus(D(rate)).ln()),
      )
    }
  }
}

/** The root of a value that crosses zero once between two rates, to 40 digits. */
function bisect(value: (rate: Decimal) => Decimal, low: Decimal.Value, high: Decimal.Value): Decimal {
  let from = one.plus(low).ln()
  let to = one.plus(high).ln()
  const at = (force: Decimal): number => value(force.exp().minus(1)).s
  const sign = at(from)
  for (let step = 0; step < 140; step++) {
    const middle = from.plus(to).div(2)
    if (at(middle) === sign) from = middle
    else to = middle
  }
  return from.exp().minus(1)
}
const present = (values: readonly number[], rate: Decimal): Decimal => {
  const discount = one.div(one.plus(D(rate)))
  return values.reduceRight((sum, value) => sum.times(discount).plus(D(value)), D(0))
}
const days = (iso: string): number => Date.parse(iso) / 864e5
const dated = (flows: readonly { date: string; amount: number }[], rate: Decimal): Decimal => {
  const first = Math.min(...flows.map(({ date }) => days(date)))
  const growth = one.plus(D(rate)).ln()
  return flows.reduce(
    (sum, { date, amount }) =>
      sum.plus(
        growth
          .times(first - days(date))
          .div(365)
          .exp()
          .times(D(amount)),
      ),
    D(0),
  )
}

for (let run = 0; run < 25; run++) {
  const values = Array.from({ length: 2 + Math.floor(random() * (run % 5 === 0 ? 100 : 9)) }, () =>
    Math.abs(money()),
  )
  values[0] = -Math.abs(money()) * pick([0.5, 1, 4, 20])
  add(
    'irr',
    [values],
    bisect((rate) => present(values, rate), `-0.${'9'.repeat(40)}`, '1e300'),
  )
  const rate = pick([-0.5, -1e-7, 1e-9, 0.004, 0.08, 0.6])
  const mixed = values.map((value) => value * pick([1, 1, -1]))
  const size = values.map((value) => Math.abs(value))
  add('npv', [rate, size], present(size, D(rate)))
  add('npvExcel', [rate, size], present(size, D(rate)).div(one.plus(D(rate))))
  const both = [-Math.abs(money()), ...mixed, Math.abs(money())]
  const reinvest = pick([0, 0.03, 0.12])
  const positive = present(
    both.map((value) => Math.max(value, 0)),
    D(reinvest),
  )
  const negative = present(
    both.map((value) => Math.min(value, 0)),
    D(0.1),
  )
  add(
    'mirr',
    [both, 0.1, reinvest],
    positive
      .div(negative.neg())
      .pow(one.div(both.length - 1))
      .times(one.plus(reinvest))
      .minus(1),
  )
  const growths = values.slice(1, 20).map((value) => value / 1e7)
  add(
    'fvSchedule',
    [1000, growths],
    growths.reduce((sum, growth) => sum.times(one.plus(D(growth))), D(1000)),
  )
}

for (let run = 0; run < 25; run++) {
  let day = days('1999-12-31') + Math.floor(random() * 9000)
  const flows = Array.from({ length: 2 + Math.floor(random() * 14) }, () => {
    day += 1 + Math.floor(random() * pick([31, 365, 2000]))
    return { date: new Date(day * 864e5).toISOString().slice(0, 10), amount: Math.abs(money()) }
  })
  const [head] = flows
  if (head) head.amount *= -pick([0.6, 1, 3])
  add(
    'xirr',
    [flows],
    bisect((rate) => dated(flows, rate), `-0.${'9'.repeat(40)}`, '1e300'),
  )
  const rate = pick([-0.4, -1e-7, 1e-9, 0.05, 0.8])
  add(
    'xnpv',
    [rate, flows.map((flow) => ({ ...flow, amount: Math.abs(flow.amount) }))],
    dated(
      flows.map((flow) => ({ ...flow, amount: Math.abs(flow.amount) })),
      D(rate),
    ),
  )
}

for (const rate of [-0.6, -0.02, -1e-5, 1e-7, 0.0005, 0.004, 0.01, 0.09, 0.4, 2.5, 90]) {
  for (const nper of [2, 12, 60, 240.5, 360]) {
    for (const when of timings) {
      const pv = 100_000
      const pmt = Number(payment(rate, nper, pv, 0, when).toString())
      const value = (r: Decimal): Decimal => {
        const factor = one.plus(r).pow(D(nper))
        const each = factor
          .minus(1)
          .div(r)
          .times(when === 'begin' ? one.plus(r) : one)
        return factor.times(D(pv)).plus(each.times(D(pmt)))
      }
      if (pmt === 0) continue
      const [low, high] =
        rate < 0
          ? [Decimal.max(D(rate).times(1.5), -0.95), D(rate).div(2)]
          : [D(rate).div(2), D(rate).times(2)]
      add('rate', [nper, pmt, pv, 0, when], bisect(value, low, high))
    }
  }
}

const file = new URL('../test/reference.json', import.meta.url)
writeFileSync(file, `[\n${vectors.map((vector) => JSON.stringify(vector)).join(',\n')}\n]\n`)
console.log(`${vectors.length} vectors`)
