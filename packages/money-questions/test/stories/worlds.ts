/** What a story says: what an amount is in it, and what stands beside it. */
export interface Fact {
  role: string
  /** An amount. */
  a?: number
  /** How many. */
  n?: number
  /** A percentage. */
  p?: number
  /** Of which time, measure, thing or person. */
  t?: string
  x?: string
}

/** A story without its words, and what its question comes to. */
export interface World {
  facts: readonly Fact[]
  ask: Fact
  answer: number
}

/** Numbers that come again with their seed. */
export interface Chance {
  /** A whole number from low to high in steps. */
  whole(low: number, high: number, step?: number): number
  pick<T>(list: readonly T[]): T
  is(share: number): boolean
  some<T>(list: readonly T[], count: number): T[]
}

export function chanceOf(seed: number): Chance {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (low: number, high: number, step = 1) =>
    low + step * Math.floor(next() * (Math.floor((high - low) / step) + 1))
  const pick = <T>(list: readonly T[]): T => list[whole(0, list.length - 1)] as T
  return {
    whole,
    pick,
    is: (share) => next() < share,
    some(list, count) {
      const rest = [...list]
      return Array.from({ length: count }, () => rest.splice(whole(0, rest.length - 1), 1)[0] as never)
    },
  }
}

const sum = (list: readonly number[]) => list.reduce((whole, one) => whole + one, 0)
/** Each is another outgo. */
const outs = 'rent food school travel phone power clothes medicine gym internet'.split(' ')
const ins = 'gift back prize side'.split(' ')
const measures = 'kg litre metre'.split(' ')

/** So many of a thing for one price. */
function line(chance: Chance): { fact: Fact; cost: number } {
  const kind = chance.pick(['each', 'measure', 'dozen'])
  const n = kind === 'dozen' ? chance.whole(2, 6) : chance.whole(2, 9)
  const a = chance.whole(30, 600, kind === 'dozen' ? 12 : 10)
  const fact = { role: `buy ${kind}`, n, a, ...(kind === 'measure' && { t: 'kg' }) }
  return { fact, cost: n * a }
}

/** Every way in which money moves in everyday questions. */
export const worlds: Readonly<Record<string, (chance: Chance) => World>> = {
  purse(chance) {
    const held = chance.whole(3000, 9000, 500)
    const flows = Array.from({ length: chance.whole(1, 3) }, () =>
      chance.is(0.55)
        ? { role: 'out', a: chance.whole(100, 900, 50), x: '' }
        : { role: 'in', a: chance.whole(100, 900, 50), x: '' },
    )
    const [o, i] = [chance.some(outs, 3), chance.some(ins, 3)]
    const facts = flows.map((flow, at) => ({ ...flow, x: (flow.role === 'out' ? o : i)[at] as string }))
    return {
      facts: [{ role: 'hold', a: held }, ...facts],
      ask: { role: 'left' },
      answer: held + sum(facts.map(({ role, a }) => (role === 'in' ? a : -a))),
    }
  },
  budget(chance) {
    const income = chance.whole(40000, 90000, 1000)
    const spent = chance
      .some(outs, chance.whole(2, 4))
      .map((x) => ({ role: 'monthly out', a: chance.whole(1500, 9000, 500), x }))
    const p = chance.is(0.3) ? chance.whole(10, 30, 5) : 0
    const other = chance.is(0.3) ? chance.whole(5000, 20000, 1000) : 0
    const part = p === 0 ? [] : [{ role: 'part out', p, x: 'trip' }]
    const second = other === 0 ? [] : [{ role: 'monthly in', a: other }]
    return {
      facts: [{ role: 'income', a: income }, ...(p === 0 ? second : part), ...spent],
      ask: { role: 'saved' },
      answer: income + (p === 0 ? other : 0) - sum(spent.map(({ a }) => a)) - (income * p) / 100,
    }
  },
  running(chance) {
    const t = chance.pick(['day', 'day', 'week', 'month'])
    const [n, a] = [chance.whole(5, 28), chance.whole(2000, 6000, 100)]
    const b = chance.is(0.6) ? chance.whole(300, 1500, 50) : 0
    const once = b === 0 || chance.is(0.4) ? chance.whole(2000, 9000, 500) : 0
    return {
      facts: [
        { role: 'earns each', a, t },
        ...(b ? [{ role: 'costs each', a: b, t, x: 'fuel' }] : []),
        { role: 'span', n, t },
        ...(once ? [{ role: 'once out', a: once, x: 'repair' }] : []),
      ],
      ask: { role: 'net' },
      answer: (a - b) * n - once,
    }
  },
  upkeep(chance) {
    const t = chance.pick(['day', 'week', 'month'])
    const n = chance.whole(4, 25)
    const [x, y] = chance.some(['milk', 'paper', 'auto', 'lunch'], 2)
    const [a, b] = [chance.whole(30, 300, 10), chance.whole(30, 200, 10)]
    const once = chance.is(0.3) ? chance.whole(500, 2000, 100) : 0
    return {
      facts: [
        { role: 'costs each', a, t, x: x as string },
        { role: 'costs each', a: b, t, x: y as string },
        { role: 'span', n, t },
        ...(once ? [{ role: 'once out', a: once, x: 'deposit' }] : []),
      ],
      ask: { role: 'spent in all' },
      answer: (a + b) * n + once,
    }
  },
  event(chance) {
    const [n, a] = [chance.whole(15, 90, 5), chance.whole(100, 900, 50)]
    const costs = chance.some(['hall', 'music', 'catering', 'teacher'], chance.whole(1, 2)).map((x) => ({
      role: 'once out',
      a: chance.whole(500, 3000, 100),
      x,
    }))
    return {
      facts: [{ role: 'each pays', n, a }, ...costs],
      ask: { role: 'net' },
      answer: n * a - sum(costs.map((one) => one.a)),
    }
  },
  basket(chance) {
    const lines = Array.from({ length: chance.whole(1, 3) }, () => line(chance))
    const things = chance.some([0, 1, 2, 3, 4], lines.length)
    const whole = sum(lines.map(({ cost }) => cost))
    const off = chance.is(0.4) ? chance.whole(5, 30, 5) : 0
    const gst = chance.is(0.3) ? chance.pick([5, 12, 18]) : 0
    const fee = chance.is(0.3) ? chance.whole(40, 120, 10) : 0
    return {
      facts: [
        ...lines.map(({ fact }, at) => ({ ...fact, x: `${fact.role.slice(4)}${things[at]}` })),
        ...(off ? [{ role: 'off', p: off }] : []),
        ...(gst ? [{ role: 'gst', p: gst }] : []),
        ...(fee ? [{ role: 'delivery', a: fee }] : []),
      ],
      ask: { role: 'bill' },
      answer: whole * (1 - off / 100) * (1 + gst / 100) + fee,
    }
  },
  change(chance) {
    const lines = Array.from({ length: chance.whole(1, 2) }, () => line(chance))
    const things = chance.some([0, 1, 2, 3, 4], lines.length)
    const whole = sum(lines.map(({ cost }) => cost))
    const note = Math.ceil((whole + 1) / 500) * 500
    return {
      facts: [
        ...lines.map(({ fact }, at) => ({ ...fact, x: `${fact.role.slice(4)}${things[at]}` })),
        { role: 'note', a: note },
      ],
      ask: { role: 'change' },
      answer: note - whole,
    }
  },
  trade(chance) {
    const n = chance.whole(2, 10) * 12
    const cost = chance.whole(10, 60, 2)
    const price = cost + chance.whole(2, 20, 2)
    const [how, sale] = [chance.pick(['all', 'each', 'dozen']), chance.pick(['all', 'each', 'dozen'])]
    const scaled = (kind: string, one: number) =>
      kind === 'all' ? one * n : kind === 'dozen' ? one * 12 : one
    const fee = chance.is(0.4) ? chance.whole(50, 300, 10) : 0
    return {
      facts: [
        { role: `trade in ${how}`, n, a: scaled(how, cost) },
        ...(fee && chance.is(0.5) ? [{ role: 'once out', a: fee, x: 'transport' }] : []),
        { role: `trade out ${sale}`, a: scaled(sale, price) },
        ...(fee ? [{ role: 'once out', a: fee, x: 'stall' }] : []),
      ].filter(
        ({ role }, at, all) => role !== 'once out' || all.findIndex((one) => one.role === role) === at,
      ),
      ask: { role: 'profit' },
      answer: (price - cost) * n - fee,
    }
  },
  resale(chance) {
    const a = chance.whole(2000, 60000, 500)
    const b = a + chance.whole(500, 9000, 500)
    const fee = chance.is(0.7) ? chance.whole(100, 400, 50) : 0
    return {
      facts: [
        { role: 'bought', a, x: 'bike' },
        ...(fee ? [{ role: 'once out', a: fee, x: 'repair' }] : []),
        { role: 'sold', a: b },
      ],
      ask: { role: 'profit' },
      answer: b - a - fee,
    }
  },
  split(chance) {
    const n = chance.whole(3, 8)
    const isCouples = chance.is(0.2)
    const heads = isCouples ? n * 2 : n
    const a = heads * chance.whole(150, 900, 25)
    const tip = chance.is(0.3) ? heads * chance.whole(5, 30, 5) : 0
    return {
      facts: [
        { role: 'meal', a },
        ...(tip ? [{ role: 'tip', a: tip }] : []),
        { role: isCouples ? 'couples' : 'friends', n },
      ],
      ask: { role: 'share' },
      answer: (a + tip) / heads,
    }
  },
  pool(chance) {
    const n = chance.whole(2, 4)
    const paid = Array.from({ length: n }, () => n * chance.whole(100, 700, 20))
    return {
      facts: [{ role: 'shared by', n }, ...paid.map((a, at) => ({ role: 'paid by', a, x: `p${at}` }))],
      ask: { role: 'share' },
      answer: sum(paid) / n,
    }
  },
  ratio(chance) {
    const [m, n] = [chance.whole(1, 4), chance.whole(5, 7)]
    const a = (m + n) * chance.whole(200, 3000, 100)
    const isFirst = chance.is(0.5)
    return {
      facts: [{ role: 'ratio', a, n: m, p: n }],
      ask: { role: isFirst ? 'first part' : 'second part' },
      answer: ((isFirst ? m : n) * a) / (m + n),
    }
  },
  part(chance) {
    const [a, p] = [chance.whole(2000, 90000, 1000), chance.whole(5, 60, 5)]
    const isLeft = chance.is(0.6)
    return {
      facts: [
        { role: 'has for it', a },
        { role: 'part out', p, x: chance.pick(outs) },
      ],
      ask: { role: isLeft ? 'left' : 'part in money' },
      answer: isLeft ? a * (1 - p / 100) : (a * p) / 100,
    }
  },
  rest(chance) {
    const [a, p, q] = [chance.whole(10000, 90000, 1000), chance.whole(10, 50, 5), chance.whole(10, 50, 5)]
    const [x, y] = chance.some(outs, 2)
    const isOfRest = chance.is(0.5)
    return {
      facts: [
        { role: 'has for it', a },
        { role: 'part out', p, x: x as string },
        { role: isOfRest ? 'part of rest' : 'part out', p: q, x: y as string },
      ],
      ask: { role: 'left' },
      answer: isOfRest ? a * (1 - p / 100) * (1 - q / 100) : a * (1 - (p + q) / 100),
    }
  },
  move(chance) {
    const [a, p] = [chance.whole(1000, 60000, 500), chance.whole(5, 40, 5)]
    const isUp = chance.is(0.5)
    const isChange = chance.is(0.3)
    return {
      facts: [
        { role: 'price', a },
        { role: isUp ? 'rises' : 'falls', p },
      ],
      ask: { role: isChange ? (isUp ? 'rise in money' : 'fall in money') : 'new price' },
      answer: isChange ? (a * p) / 100 : a * (1 + (isUp ? p : -p) / 100),
    }
  },
  moves(chance) {
    const [a, p, q] = [chance.whole(1000, 60000, 500), chance.whole(5, 40, 5), chance.whole(5, 40, 5)]
    const [first, second] = [chance.is(0.5), chance.is(0.5)]
    return {
      facts: [
        { role: 'price', a },
        { role: first ? 'rises' : 'falls', p },
        { role: second ? 'rises again' : 'falls again', p: q },
      ],
      ask: { role: 'new price' },
      answer: a * (1 + (first ? p : -p) / 100) * (1 + (second ? q : -q) / 100),
    }
  },
  former(chance) {
    const p = chance.pick([10, 20, 25, 40])
    const a = chance.whole(500, 20000, 500)
    const isUp = chance.is(0.4)
    return {
      facts: [{ role: isUp ? 'after rise' : 'after fall', a: a * (1 + (isUp ? p : -p) / 100), p }],
      ask: { role: 'old price' },
      answer: a,
    }
  },
  hours(chance) {
    const [a, h, d] = [chance.whole(80, 500, 10), chance.whole(3, 9), chance.whole(5, 26)]
    const more = chance.is(0.25) ? chance.whole(500, 2000, 100) : 0
    const less = !more && chance.is(0.3) ? chance.whole(200, 900, 50) : 0
    return {
      facts: [
        { role: 'hourly', a },
        { role: 'hours a day', n: h },
        { role: 'days', n: d },
        ...(more ? [{ role: 'reward', a: more }] : []),
        ...(less ? [{ role: 'deducted', a: less }] : []),
      ],
      ask: { role: 'earned' },
      answer: a * h * d + more - less,
    }
  },
  absent(chance) {
    const d = chance.pick([25, 26, 30])
    const [a, k] = [d * chance.whole(300, 1500, 100), chance.whole(1, 6)]
    return {
      facts: [
        { role: 'month pay', a },
        { role: 'days in month', n: d },
        { role: 'missed', n: k },
      ],
      ask: { role: 'earned' },
      answer: (a * (d - k)) / d,
    }
  },
  proportion(chance) {
    const [n, one, m] = [chance.whole(3, 12), chance.whole(12, 90), chance.whole(2, 20)]
    const t = chance.pick(measures)
    return {
      facts: [{ role: 'costs for', n, a: n * one, t }],
      ask: { role: 'cost of other', n: m === n ? m + 1 : m, t },
      answer: one * (m === n ? m + 1 : m),
    }
  },
  goal(chance) {
    const a = chance.whole(1000, 9000, 500)
    const n = chance.whole(4, 30)
    return {
      facts: [
        { role: 'puts aside', a, t: 'month' },
        { role: 'wants', a: a * n },
      ],
      ask: { role: 'how many months' },
      answer: n,
    }
  },
  fuel(chance) {
    const [km, a] = [chance.whole(12, 22), chance.whole(90, 110)]
    const n = km * chance.whole(5, 40)
    return {
      facts: [
        { role: 'drives', n },
        { role: 'mileage', n: km },
        { role: 'fuel price', a },
      ],
      ask: { role: 'trip cost' },
      answer: (n / km) * a,
    }
  },
  whole(chance) {
    const income = chance.whole(40000, 90000, 1000)
    const [a, b] = [chance.whole(5000, 12000, 500), chance.whole(2000, 9000, 500)]
    return {
      facts: [
        { role: 'income', a: income },
        { role: 'total out', a: a + b },
        { role: 'of which', a, x: 'rent' },
        ...(chance.is(0.5) ? [{ role: 'and of which', a: b, x: 'food' }] : []),
      ],
      ask: { role: 'saved' },
      answer: income - a - b,
    }
  },
  compare(chance) {
    const a = chance.whole(200, 900, 10)
    const b = a * 12 - chance.whole(100, a * 3, 10)
    return {
      facts: [
        { role: 'plan of month', a },
        { role: 'plan of year', a: b },
      ],
      ask: { role: 'cheaper by in a year' },
      answer: a * 12 - b,
    }
  },
  advance(chance) {
    const n = chance.whole(3, 12)
    const [a, b] = [n * chance.whole(400, 3000, 100), chance.whole(1000, 9000, 500)]
    return {
      facts: [
        { role: 'priced', a: a + b },
        { role: 'paid down', a: b },
        { role: 'equal parts', n },
      ],
      ask: { role: 'each part' },
      answer: a / n,
    }
  },
  tenant(chance) {
    const [a, n, b] = [chance.whole(6000, 20000, 500), chance.whole(3, 11), chance.whole(10000, 60000, 5000)]
    return {
      facts: [
        { role: 'rents', a },
        { role: 'span', n, t: 'month' },
        { role: 'once out', a: b, x: 'deposit' },
      ],
      ask: { role: 'spent in all' },
      answer: a * n + b,
    }
  },
  commission(chance) {
    const [n, a, p] = [chance.whole(4, 30), chance.whole(300, 2000, 50), chance.whole(2, 15)]
    return {
      facts: [
        { role: 'sells each', n, a },
        { role: 'gets part', p },
      ],
      ask: { role: 'commission' },
      answer: (n * a * p) / 100,
    }
  },
  share(chance) {
    const [b, a] = [chance.whole(1, 19), 20]
    const scale = chance.whole(100, 2000, 100)
    const isLeft = chance.is(0.4)
    return {
      facts: [
        { role: 'has for it', a: a * scale },
        { role: 'out', a: b * scale, x: chance.pick(outs) },
      ],
      ask: { role: isLeft ? 'percent left' : 'percent spent' },
      answer: ((isLeft ? a - b : b) / a) * 100,
    }
  },
  spoiled(chance) {
    const n = chance.whole(40, 120, 10)
    const [k, cost] = [chance.whole(3, 12), chance.whole(20, 60, 2)]
    const price = cost + chance.whole(20, 40, 2)
    return {
      facts: [
        { role: 'trade in all', n, a: n * cost },
        { role: 'spoiled', n: k },
        { role: 'sold rest', a: price },
      ],
      ask: { role: 'profit' },
      answer: (n - k) * price - n * cost,
    }
  },
  one(chance) {
    const [n, a] = [chance.whole(3, 30), chance.whole(21, 200)]
    return { facts: [{ role: 'all for', n, a: n * a }], ask: { role: 'one of them' }, answer: a }
  },
  mean(chance) {
    const n = chance.whole(3, 4)
    const paid = Array.from({ length: n }, () => n * chance.whole(50, 900, 10))
    return {
      facts: paid.map((a, at) => ({ role: 'spent then', a, x: `d${at}` })),
      ask: { role: 'mean' },
      answer: sum(paid) / n,
    }
  },
  raise(chance) {
    const [a, p] = [chance.whole(20000, 90000, 1000), chance.whole(5, 25)]
    return {
      facts: [
        { role: 'month pay', a },
        { role: 'raised', p },
      ],
      ask: { role: 'new pay of year' },
      answer: a * (1 + p / 100) * 12,
    }
  },
  owe(chance) {
    const [a, b] = [chance.whole(1000, 4000, 200), chance.whole(100, 900, 200)]
    return {
      facts: [{ role: 'paid by', a, x: 'p0' }, { role: 'paid by', a: b, x: 'p1' }, { role: 'two share' }],
      ask: { role: 'second owes' },
      answer: (a - b) / 2,
    }
  },
  crew(chance) {
    const [m, n, a, b, d] = [
      chance.whole(2, 5),
      chance.whole(2, 6),
      chance.whole(700, 1200, 50),
      chance.whole(300, 650, 50),
      chance.whole(3, 20),
    ]
    return {
      facts: [
        { role: 'crew', n: m, a, x: 'w0' },
        { role: 'crew', n, a: b, x: 'w1' },
        { role: 'span', n: d, t: 'day' },
      ],
      ask: { role: 'spent in all' },
      answer: (m * a + n * b) * d,
    }
  },
  fraction(chance) {
    const d = chance.pick([2, 3, 4, 5])
    const a = d * chance.whole(500, 5000, 100)
    const b = chance.is(0.5) ? chance.whole(100, 900, 50) : 0
    return {
      facts: [
        { role: 'has for it', a },
        { role: 'fraction out', n: d, x: 'rent' },
        ...(b ? [{ role: 'out', a: b, x: 'phone' }] : []),
      ],
      ask: { role: 'left' },
      answer: a - a / d - b,
    }
  },
}
