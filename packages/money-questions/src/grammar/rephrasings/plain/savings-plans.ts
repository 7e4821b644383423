import { sip } from '@pkg/finance-math'
import { type Bound, bindFigures } from './bind-figures.ts'
import type { Topic } from './topic.ts'

const YEAR = 12
const QUARTER = 3
/** Nobody earns more a month. */
const MOST_A_MONTH = 5
const write = (figure: number) => String(Number(figure.toFixed(6)))
const corpusOf = (monthlyInvestment: number, annualRatePercent: number, years: number) =>
  sip({ monthlyInvestment, annualRatePercent, years }).futureValue
const perYear: Readonly<Record<string, string>> = {
  month: 'monthly',
  quarter: 'quarterly',
  half: 'half yearly',
  day: 'daily',
}

/** Money put aside at a rate: how rates of different periods compare, what it pays, and how much is needed for it. */
export const ofSavingsPlans: Topic = {
  isBound: true,
  about:
    /compound|chakravriddhi|चक्रवृद्धि|\bapy\b|\bapr\b|\bsips?\b|\bfds?\b|\bfunds?\b|simple interest|quarter|timahi|teen mahine|scss|senior citizen|\bppf\b|\bssy\b|sukanya|\bnps\b|annuity|inflation|mehngai|mehangai|महंगाई|पीपीएफ|effective|\b(?:lost|loses?|losing|nuksan)\b|fee\b|fees\b|\bstak\w+|withdraw|nikal|swp|corpus|retir\w+|expenses?|kharch\w*|खर्च/,
  words: {
    compound: 'compound compounded compounding compounds chakravriddhi चक्रवृद्धि',
    apy: 'apy',
    apr: 'apr nominal back',
    effective: 'effective real really actual asli असली',
    rate: 'rate yield interest byaj return returns earn earns earning ब्याज pays gives',
    month: 'month months monthly mahine mahina mah महीने महीना',
    quarter: 'quarter quarters quarterly timahi तिमाही',
    half: 'half',
    day: 'daily days day din',
    year: 'year years yr yrs y yearly annual annually annum saal sal saalana salana pa साल सालाना',
    each: 'per every each har हर a',
    lose: 'lost loses lose losing nuksan ghata',
    have: 'have left remain remaining bacha bachega total final maturity value amount end worth',
    sip: 'sip sips invest investing',
    fund: 'fund funds',
    both: 'both dono total corpus together value',
    vs: 'vs versus or ya',
    more: 'more extra zyada jyada',
    second: 'second doosri dusri doosre other b',
    fd: 'fd fds deposit',
    scss: 'scss senior',
    need: 'need needs needed required',
    ppf: 'ppf पीपीएफ',
    ssy: 'ssy sukanya samriddhi',
    nps: 'nps',
    annuity: 'annuity',
    pension: 'pension',
    into: 'into goes makes',
    at: 'at @ par pe पर',
    from: 'from se',
    inflation: 'inflation mehngai mehangai महंगाई',
    expense: 'expense expenses kharch kharcha खर्च cost fee fees',
    now: 'now today aaj current currently अभी आज abhi',
    after: 'after baad बाद then tab',
    rises: 'rises rise rising increases up increase increasing badhti hike raise badhi badhotari',
    till: 'till until upto tak',
    age: 'age umar',
    old: 'old',
    when: 'when jab',
    daughter: 'daughter son child beti beta kid',
    retire: 'retire retiring retirement',
    matures: 'matures mature',
    begin: 'start',
    goal: 'get reach reaching ho hone banane become हो',
    zero: 'zero khatam used nothing',
    withdraw: 'withdraw withdrawal take swp nikal nikalu nikaal',
    stake: 'staked stake staking',
    coins: 'tokens token coins coin matic ada sol dot usdt eth ethereum solana',
    for: 'for',
    plus: '+ and plus aur',
    no: 'no',
    lend: 'lent lend lending',
    simple: 'simple',
  },
  idle: '% of so that it uses up many 1 in crore percent paying my put doing one lakh rupees does what whats it that if on is as me mein do i college school small finance bank sbi jama karun karu karna hai sakta sakti hu hun can ki mile dalu dalun dale jaye jaega jayega goes citizen scheme schemes banega banegi milega milegi kab she s her im i m am only just really there so becomes becoming be make makes them they lumpsum lump sum invested investment kitna kitni hoga deposits but salary',
  rules: [],
  tell(told, figures) {
    // "9 % interest" is at what rate; interest elsewhere is what is asked.
    const shape = told.replace(/\bP rate\b|\brate P\b/g, 'P')
    return (
      tellRate(shape, figures) ??
      tellOfMonth(shape, figures) ??
      tellOfYear(shape, figures) ??
      tellTwoPlans(shape, figures) ??
      tellDifference(shape, figures) ??
      tellRetired(shape, figures) ??
      tellDays(shape, figures) ??
      tellRealRise(shape, figures) ??
      tellScheme(shape, figures) ??
      tellLater(shape, figures)
    )
  },
}

/** What a rate of one period is by another. */
function tellRate(shape: string, figures: readonly number[]): string | undefined {
  const [percent = 0, ...others] = figures
  if (others.length > 0 || !/P/.test(shape)) return undefined
  const words = shape.split(' ')
  const only = (list: string) => words.every((word) => word === 'P' || list.split(' ').includes(word))
  const [period = ''] = words.filter((word) => word in perYear)
  const times = { month: 12, quarter: 4, half: 2, day: 365 }[period]
  // "1.5 % per month, what's that per year compounded".
  if (
    period === 'month' &&
    words.includes('compound') &&
    words.includes('year') &&
    percent <= MOST_A_MONTH &&
    only('each month year compound rate at effective for')
  )
    return `effective annual rate of ${Number((percent * YEAR).toFixed(6))} % compounded monthly`
  if (times === undefined || !words.includes('compound')) return undefined
  const isApr = words.includes('apr') && words.includes('apy')
  if (isApr && only('apy apr compound rate month quarter day half at'))
    return words.indexOf('apy') < words.indexOf('apr') && words.indexOf('P') < words.indexOf('apr')
      ? `( ( 1 + ${percent} / 100 ) ^ ( 1 / ${times} ) - 1 ) * ${times} * 100`
      : `effective annual rate of ${percent} % compounded ${perYear[period]}`
  return words.includes('effective') && only('effective rate year each compound month quarter day half at')
    ? `effective annual rate of ${percent} % compounded ${perYear[period]}`
    : undefined
}

/** What grows or shrinks by so much a month, and what is paid in every quarter. */
function tellOfMonth(shape: string, figures: readonly number[]): string | undefined {
  const found = bindFigures(
    shape,
    figures,
    {
      rate: 'lose P each month|each month P lose|P lose each month|P each month lose|P each month|P month|each month P|month P',
      'quarters?': 'for N quarter|N quarter',
      'months?': 'for N month|N month',
      'years?': 'for N year|N year',
      amount: 'at N|N at|N',
    },
    'compound have for at after plus',
  )
  if (found === undefined) return undefined
  const { rate = 0, amount } = found
  const months = (found.years ?? 0) * YEAR + (found.quarters ?? 0) * QUARTER + (found.months ?? 0)
  const isOfLoss = /\blose\b/.test(shape)
  if (months <= 0 || rate > MOST_A_MONTH || isOfLoss === /\bcompound\b/.test(shape)) return undefined
  return `${amount} * ( 1 ${isOfLoss ? '-' : '+'} ${rate} / 100 ) ^ ${months}`
}

/** What shrinks every year, what is paid in every quarter, what is drawn until nothing is left, what coins earn. */
function tellOfYear(shape: string, figures: readonly number[]): string | undefined {
  const times = {
    'months?': 'for N month|N month',
    'years?': 'for N year|till N year|N year',
    'days?': 'for N day|N day',
  }
  const timeOf = (found: Bound) =>
    found.years === undefined ? (found.months ?? 0) / YEAR : found.years + (found.months ?? 0) / YEAR
  if (/\blose\b/.test(shape)) {
    const found = bindFigures(
      shape,
      figures,
      {
        rate: 'lose P each year|lose P year|P each year lose|P lose each year',
        ...times,
        amount: 'N have|N',
      },
      'have fund for after at',
    )
    return found && timeOf(found) > 0
      ? `what is left of ${found.amount} after losing ${found.rate} % a year for ${timeOf(found)} years`
      : undefined
  }
  if (/\bstake\b|\bapy\b|\bapr\b/.test(shape)) {
    const found = bindFigures(
      shape,
      figures,
      {
        'apy?': 'at P apy|P apy|apy P',
        'apr?': 'at P apr|P apr|apr P',
        'basis?': 'simple N',
        ...times,
        coins: 'N coins|coins N|stake N|N stake|N',
      },
      `stake coins at for have after lend simple each year both${/\bapr\b/.test(shape) ? ' rate' : ''}`,
    )
    if (found === undefined) return undefined
    const { apy, apr, days = 0, basis = DAYS, coins } = found
    if (apy !== undefined && apr === undefined && timeOf(found) > 0 && /\b(?:coins|have)\b/.test(shape))
      return `${coins} * ( 1 + ${apy} / 100 ) ^ ${timeOf(found)}`
    return apr !== undefined &&
      apy === undefined &&
      days > 0 &&
      basis === DAYS &&
      /\bsimple\b/.test(shape) &&
      /\brate\b/.test(shape)
      ? `${coins} * ${apr} / 100 * ${days} / ${DAYS}`
      : undefined
  }
  if (/\bquarter\b/.test(shape) && /\bcompound quarter\b|\bquarter compound\b/.test(shape)) {
    const found = bindFigures(
      shape,
      figures,
      { paid: 'N each quarter|each quarter N', rate: 'at P each year|at P year|P year|at P|P', ...times },
      'compound quarter have at for after sip each year both',
    )
    return found && timeOf(found) > 0
      ? `sip ${found.paid} quarterly ${found.rate} % ${timeOf(found)} years`
      : undefined
  }
  if (!/\bwithdraw\b/.test(shape) && !/\bzero\b/.test(shape)) return undefined
  const found = bindFigures(
    shape,
    figures,
    { rate: 'at P|rate P|P', ...times, fund: 'from N|withdraw N|N have|N' },
    'withdraw each month rate from at for zero have into after',
  )
  const isAsked = /\b(?:each )?month\b/.test(shape) && /\bzero\b/.test(shape)
  return found && isAsked && timeOf(found) > 0
    ? `how much can i withdraw every month from ${found.fund} at ${found.rate} % for ${timeOf(found)} years`
    : undefined
}
const DAYS = 365

/** Two SIPs side by side. */
function tellTwoPlans(shape: string, figures: readonly number[]): string | undefined {
  const found = bindFigures(
    shape.replace(/\beach month\b/g, 'month').replace(/\beach /g, ''),
    figures,
    {
      'count?': 'N(?= sip)|N(?= fund)',
      years: 'both N year|both for N year|N year',
      one: 'N month|N',
      rate: 'P',
      other: 'N month|N',
      otherRate: 'P',
    },
    'sip fund both have plus for at after second expense',
  )
  if (found === undefined || !/\bboth\b/.test(shape) || (found.count ?? 2) !== 2) return undefined
  if (!/\bsip\b|\bmonth\b/.test(shape)) return undefined
  const { one = 0, rate = 0, other = 0, otherRate = 0, years = 0 } = found
  if (one <= 0 || other <= 0 || rate <= 0 || otherRate <= 0 || years > 60) return undefined
  return `${write(corpusOf(one, rate, years))} + ${write(corpusOf(other, otherRate, years))}`
}

/** The same deposit at two banks. */
function tellDifference(shape: string, figures: readonly number[]): string | undefined {
  if (!/\bmore\b/.test(shape) || !/\bfd\b/.test(shape)) return undefined
  const found = bindFigures(
    shape,
    figures,
    {
      'months?': 'for N month|N month',
      'years?': 'for N year|N year',
      one: 'P',
      other: 'P',
      amount: 'fd N|N fd|N',
    },
    'fd vs more second from at have for rate one each in after',
  )
  const months = (found?.years ?? 0) * YEAR + (found?.months ?? 0)
  return found === undefined || months <= 0
    ? undefined
    : `difference between fd of ${found.amount} for ${months} months at ${found.one} % and ${found.other} %`
}

/** For how many days simple interest comes to so much. */
function tellDays(shape: string, figures: readonly number[]): string | undefined {
  const found = bindFigures(
    shape,
    figures,
    { rate: 'P year|P', 'basis?': 'N day year|N day|N$', amount: 'at N|on N|N', earned: 'into N|earn N|N' },
    'simple day at into for earn rate',
  )
  const { amount = 0, earned = 0, rate, basis = DAYS } = found ?? {}
  return found !== undefined &&
    /^day\b/.test(shape) &&
    /\bsimple\b/.test(shape) &&
    earned < amount &&
    basis === DAYS
    ? `${earned} / ( ${amount} * ${rate} / 100 ) * ${DAYS}`
    : undefined
}

/** Paid every month from an age to another. */
function tellRetired(shape: string, figures: readonly number[]): string | undefined {
  const found = bindFigures(
    shape,
    figures,
    {
      paid: 'N each month|N month|each month N|month N',
      until: 'retire at N|at N retire|till N|retire N|N till',
      rate: 'at P|P at|P',
      from: 'i N|am N|age N|old N|from N|N old|N',
    },
    'retire at each month have sip old for age both',
  )
  const { paid, until = 0, rate, from = 0 } = found ?? {}
  const isAges = from >= YOUNGEST && until > from && until <= OLDEST
  return found !== undefined && isAges && !/\b(?:withdraw|expense|pension|inflation)\b/.test(shape)
    ? `sip of ${paid} a month for ${until - from} years at ${rate} %`
    : undefined
}
/** Nobody saves for old age earlier, or later. */
const [YOUNGEST, OLDEST] = [15, 75]

/** What a raise is beside the prices. */
function tellRealRise(shape: string, figures: readonly number[]): string | undefined {
  const found = bindFigures(
    shape,
    figures,
    { inflation: 'inflation P|P inflation', rise: 'rises P|P rises|fd P|rate P|P' },
    'effective rises rate salary fd have year after each',
  )
  return found === undefined || !/\beffective\b/.test(shape)
    ? undefined
    : `real return at ${found.rise} % with ${found.inflation} % inflation`
}

/** What a scheme pays, or what has to be put into it. */
function tellScheme(shape: string, figures: readonly number[]): string | undefined {
  if (/\bscss\b/.test(shape)) {
    const found = bindFigures(
      shape,
      figures,
      { rate: 'at P|rate P|P', payout: 'N each quarter|each quarter N|quarter N|N quarter' },
      'scss rate need fd at from for each quarter',
    )
    return found && `${found.payout} * 4 / ( ${found.rate} / 100 )`
  }
  if (/\bnps\b|\bannuity\b/.test(shape)) {
    const found = bindFigures(
      shape,
      figures,
      {
        'age?': 'at N',
        share: 'P into annuity|P annuity|annuity P',
        rate: 'at P year|P year|at P|P at|P',
        corpus: 'nps N|both N|N both|N nps|N',
      },
      'nps annuity into at month pension both each after from',
    )
    return found && /\bpension\b/.test(shape) && /\bmonth\b/.test(shape)
      ? `${found.corpus} * ${found.share} / 100 * ${found.rate} / 100 / 12`
      : undefined
  }
  if (/\bppf\b/.test(shape)) {
    const found = bindFigures(
      shape,
      figures,
      { 'rate?': 'at P|P at|P', years: 'after N year|N year', goal: 'for N|need N|N' },
      'ppf each year need for at after fd begin from have goal',
    )
    const isOfGoal = /\bgoal\b|\bneed\b/.test(shape) && /\beach year\b|\byear\b/.test(shape)
    return found && isOfGoal && (found.rate === undefined || found.rate === PPF_PERCENT)
      ? `ppf to reach ${found.goal} in ${found.years} years deposit a year`
      : undefined
  }
  if (!/\bssy\b/.test(shape)) return undefined
  const found = bindFigures(
    shape,
    figures,
    {
      'deposit?': 'N each year|N year(?= N year)|each year N',
      'paid?': 'for N year(?=.* N)|N year(?=.* N)',
      'rate?': 'at P|P',
      'ends?': 'matures after N year|after N year|at N year|N year',
      'age?': 'daughter she N|daughter N|N',
    },
    'ssy for daughter after matures at have rate each',
  )
  const { deposit, paid, ends, age, rate } = found ?? {}
  if (deposit === undefined || (paid ?? SSY_PAID) !== SSY_PAID || (ends ?? SSY_ENDS) !== SSY_ENDS)
    return undefined
  if (age !== undefined && (rate ?? SSY_PERCENT) === SSY_PERCENT)
    return `ssy deposit a year ${deposit} , age of girl ${age}`
  const grown = `( 1 + ${rate} / 100 )`
  return rate === undefined || paid === undefined || ends === undefined
    ? undefined
    : `${deposit} * ( ${grown} ^ ${paid} - 1 ) / ( ${rate} / 100 ) * ${grown} ^ ${ends - paid + 1}`
}
/** For so many years is paid, and after so many it ends. */
const [SSY_PAID, SSY_ENDS] = [15, 21]
/** What the schemes have paid for years; another rate is asked about by its own words. */
const PPF_PERCENT = 7.1
const SSY_PERCENT = 8.2

/** What something costs later, at ages that say when. */
function tellLater(shape: string, figures: readonly number[]): string | undefined {
  const aged = bindFigures(
    shape,
    figures,
    {
      rate: 'rises P|P rises|P each year|P year|inflation P|P',
      amount: 'expense N|N now|now N|N',
      later: 'when daughter N|daughter N|when N',
      now: 'now N|N now|old N|N old|N',
    },
    'expense now rises each year when daughter old then have after at plus into',
  )
  if (aged !== undefined && (aged.later ?? 0) > (aged.now ?? 0) && /\bexpense\b/.test(shape))
    return `cost ${aged.amount} today rises ${aged.rate} % a year , in ${(aged.later ?? 0) - (aged.now ?? 0)} years`
  const found = bindFigures(
    shape,
    figures,
    {
      rate: 'inflation P each year|inflation P year|inflation P|P inflation|P each year|P',
      'age?': 'when N|when now N',
      years: 'after N year|N year after|N year',
      'month?': 'N each month|N month|month expense N|month N|each month N',
      'once?': 'expense N|N expense|N',
    },
    `expense now inflation after have retire when rate at${/N (?:each )?month|month (?:expense )?N/.test(shape) ? ' month' : ''}`,
  )
  const amount = found?.month ?? found?.once
  return found === undefined ||
    !/\bexpense\b/.test(shape) ||
    !/\binflation\b/.test(shape) ||
    (found.month !== undefined && found.once !== undefined)
    ? undefined
    : `inflation ${found.rate} % , cost ${amount} today , after ${found.years} years`
}
