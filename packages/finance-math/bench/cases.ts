/** The calls that are timed. Arguments vary from call to call, so that no engine can compute them once. */
const months = Array.from({ length: 64 }, (_, k) => 12 + ((k * 53) % 349))
const rates = Array.from({ length: 64 }, (_, k) => 0.002 + k * 0.00015)
const flows = Array.from({ length: 12 }, (_, k) => ({
  date: new Date(Date.UTC(2020, k * 3, 1 + k)).toISOString().slice(0, 10),
  amount: k < 11 ? -1000 - k : 16_000,
}))

const instalment = (rate: number, n: number): number => (-100_000 * rate) / (1 - (1 + rate) ** -n)
const each = (make: (k: number) => unknown[]): unknown[][] => Array.from({ length: 64 }, (_, k) => make(k))
const month = (k: number): number => months[k] as number
const monthly = (k: number): number => rates[k] as number

export const cases: { name: string; title: string; calls: unknown[][] }[] = [
  { name: 'pmt', title: 'pmt', calls: each((k) => [monthly(k), month(k), 100_000]) },
  { name: 'fv', title: 'fv', calls: each((k) => [monthly(k), month(k), -100, -1000]) },
  { name: 'pv', title: 'pv', calls: each((k) => [monthly(k), month(k), -100]) },
  {
    name: 'nper',
    title: 'nper',
    calls: each((k) => [monthly(k), instalment(monthly(k), month(k)), 100_000]),
  },
  { name: 'rate', title: 'rate', calls: each((k) => [month(k), instalment(monthly(k), month(k)), 100_000]) },
  { name: 'ipmt', title: 'ipmt', calls: each((k) => [monthly(k), 6, month(k), 100_000]) },
  { name: 'irr', title: 'irr, 6 flows', calls: each((k) => [[-1000 - k, 200, 300, 400, 300, 250]]) },
  {
    name: 'irr',
    title: 'irr, 361 flows',
    calls: each((k) => [[-100_000, ...Array(360).fill(-instalment(monthly(k), 360))]]),
  },
  {
    name: 'xirr',
    title: 'xirr, 12 flows',
    calls: each((k) => [flows.map((flow) => ({ ...flow, amount: flow.amount - k }))]),
  },
  { name: 'mirr', title: 'mirr', calls: each((k) => [[-1000 - k, 200, 300, 400, 300, 250], 0.1, 0.12]) },
  { name: 'schedule360', title: '360-row schedule', calls: each(() => []) },
]
