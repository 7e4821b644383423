import { bindFigures } from './bind-figures.ts'
import type { Topic } from './topic.ts'

/** What is taken off a pay, and what is shared: in any order, each figure by the word beside it. */
export const ofHouseholds: Topic = {
  isBound: true,
  about:
    /^(?!.*\btip (?:per|each)\b).*(?:salary|\bpay\b|gross|in hand|take home|haath|unpaid|leave|absent|wages?|vetan|वेतन|split|share|each|per person|people|friends|log\b|लोग|owes?|dinner|bill|rent|sales|profit|break ?even|hand|offer|job|cups?|plates?|cheaper|sasta|हर|free)/,
  words: {
    two: 'two do दो',
    three: 'three teen तीन',
    four: 'four char चार',
    salary: 'salary pay gross wage wages vetan tankhwah वेतन तनख्वाह सैलरी',
    month: 'month months monthly pm mahine mahina महीने महीना',
    day: 'day days din दिन',
    unpaid: 'unpaid absent lop without bina छुट्टी chhutti leave leaves gaya बिना',
    cut: 'pf epf pt tds esi professional tax deduction deductions kat katke kata',
    hand: 'hand home haath',
    each: 'each per har every ek हर एक',
    people:
      'people persons person friends friend log logon logo dost doston members roommates flatmates guys लोग लोगों दोस्त',
    split: 'split divide divided equal equally shared between among share shares baant baanto',
    bill: 'bill dinner lunch food khana trip hotel बिल',
    tip: 'tip टिप',
    gst: 'gst',
    service: 'service',
    base: 'base',
    paid: 'paid diye diya spent',
    none: 'nothing zero kuch',
    owe: 'owe owes',
    sales: 'sales sale revenue income bikri',
    cost: 'cost costs expense expenses kharch kharcha',
    profit: 'profit gain munafa fayda फायदा मुनाफा',
    loss: 'loss nuksan नुकसान',
    or: 'or ya या',
    even: 'even breakeven',
    rent: 'rent kiraya',
    unit: 'cup cups plate plates piece pieces unit units',
    plus: '+ and plus aur और',
    job: 'job offer',
    fixed: 'fixed',
    bonus: 'bonus',
    more: 'more better difference zyada',
    which: 'which',
    of: 'of on',
    me: 'me i my',
    other: 'other others',
    b: 'b',
    buy: 'buy',
    free: 'free',
    ignore: 'ignore',
    percent: 'percent %',
    discount: 'discount off',
    total: 'total',
    less: 'cheaper less sasta sasti',
    kg: 'kg kilo kilos litre litres liter g gram grams',
    by: 'by',
  },
  things: true,
  idle: 'rice sugar atta dal oil milk tea soap chawal cheeni doodh take us charge didnt didn t drink just went out khaye khane khaya gaye gayi ne dega dena deta uthaya chai tea stall shop dukan before break is part a c what with ने खाना खाया खाने गए देगा देंगे मिलेगा का for in out at x effective get got the milega mile ke ko ka ki me kitna kaam receive gives pays mujhe jo',
  rules: [],
  tell(shape, figures) {
    return (
      tellPay(shape, figures) ??
      tellShare(shape, figures) ??
      tellPacks(shape, figures) ??
      tellBusiness(shape, figures)
    )
  },
}

const cuts = { 'one?': 'cut N', 'two?': 'cut N', 'three?': 'cut N', 'four?': 'cut N' }

/** What is left of a pay, for fewer days or after what is taken off it; and which of two is more. */
function tellPay(shape: string, figures: readonly number[]): string | undefined {
  const missed = bindFigures(
    shape,
    figures,
    {
      all: 'N day month|month (?:me )?N day|month of N day|N day of month',
      missed: 'unpaid N day|N day unpaid|N unpaid day|N unpaid',
      pay: 'month salary N|salary N month|N month salary|salary N|N salary|N month',
    },
    'salary unpaid each month paid for hand day of me',
  )
  if (missed !== undefined) {
    const { all = 0, missed: days = 0, pay } = missed
    return days < all && all >= 26 && all <= 31 ? `${pay} * ( ${all} - ${days} ) / ${all}` : undefined
  }
  const left = bindFigures(
    shape,
    figures,
    { pay: 'month salary N|salary N month|N month salary|salary N|N salary', ...cuts },
    'salary month hand cut each of me',
  )
  if (left !== undefined && /\bhand\b/.test(shape) && left.one !== undefined)
    return [left.pay, left.one, left.two, left.three, left.four]
      .filter((part) => part !== undefined)
      .join(' - ')
  const offers = bindFigures(
    shape,
    figures,
    {
      bonus: 'P bonus|bonus P',
      one: 'job N fixed|job N',
      other: 'job b N fixed|b N fixed|b N|job N fixed|job N',
    },
    'job b plus of fixed which salary more by salary bonus',
  )
  if (offers === undefined) return undefined
  const { one = 0, other = 0, bonus = 0 } = offers
  // The bonus stands behind the pay that it is of.
  if (!/N.*N.*P/.test(shape)) return undefined
  const grown = other * (1 + bonus / 100)
  return grown > one
    ? `${other} * ( 1 + ${bonus} / 100 ) - ${one}`
    : `${one} - ${other} * ( 1 + ${bonus} / 100 )`
}

const counts: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4 }

/** What each pays of a bill, with what comes on top of it. */
function tellShare(told: string, figures: readonly number[]): string | undefined {
  if (/\bpaid\b/.test(told)) {
    const shape = told.replace(/\bname\b ?/g, '').trim()
    const owed = /^(?:bill )?(?:paid N ?)+(?:b )?(?:paid )?(?:N )?(?:none )?/.test(shape)
    const found = bindFigures(
      shape,
      figures,
      { one: 'paid N', other: 'paid N', count: 'N split|split N|N people' },
      'bill b paid none split each owe people by name',
    )
    return owed && found?.count === 3 && /\bnone\b.*\bowe$/.test(shape)
      ? `( ${found.one} + ${found.other} ) / 3`
      : undefined
  }
  const shape = told
  const portions = bindFigures(
    shape,
    figures,
    {
      bill: 'rent N|bill N|N rent',
      mine: 'me N split',
      each: 'people N split each|people N split|other N split each',
    },
    'rent bill me split each other two three four total',
  )
  const [many = ''] = /\b(?:two|three|four)\b/.exec(shape) ?? []
  if (portions !== undefined)
    return `${portions.bill} * ${portions.mine} / ( ${portions.mine} + ${counts[many] ?? 1} * ${portions.each} )`
  const found = bindFigures(
    shape,
    figures,
    {
      'tip?': 'P tip|tip P',
      'gst?': 'P gst|gst P',
      'service?': 'P service|service P',
      count: 'split N people|N people|split N|N split|people N',
      amount: 'bill N|N bill|N',
    },
    'bill split people each plus of base ignore me two',
  )
  if (found === undefined || !/\b(?:people|split)\b/.test(shape)) return undefined
  const { amount = 0, count = 0, tip = 0, gst = 0, service = 0 } = found
  if (!Number.isInteger(count) || count >= amount) return undefined
  const added = [tip, gst, service].filter((percent) => percent > 0)
  // On top of each other they would be more.
  if (tip > 0 && added.length > 1) return undefined
  return added.length === 0
    ? `${amount} / ${count}`
    : `${amount} * ( 1 + ( ${added.join(' + ')} ) / 100 ) / ${count}`
}

/** Two packs of a thing, one of which is cheaper for each kilogram. */
function tellPacks(shape: string, figures: readonly number[]): string | undefined {
  const found = bindFigures(
    shape,
    figures,
    { count: 'N kg', other: 'N kg', price: 'for N|N', otherPrice: 'for N|N' },
    'which less more each kg by for or',
  )
  if (found === undefined || !/\b(?:less|more)\b/.test(shape) || !/each kg/.test(shape)) return undefined
  if (!/^(?:which )?(?:less )?N kg (?:for )?N(?: or)? N kg (?:for )?N/.test(shape)) return undefined
  const { count = 0, other = 0, price = 0, otherPrice = 0 } = found
  const [one, two] = [`${price} / ${count}`, `${otherPrice} / ${other}`]
  return price / count > otherPrice / other ? `${one} - ${two}` : `${two} - ${one}`
}

/** What a shop earns. */
function tellBusiness(shape: string, figures: readonly number[]): string | undefined {
  const even = bindFigures(
    shape,
    figures,
    {
      rent: 'rent N each month|rent N month|rent N',
      gain: 'profit N each unit|profit N unit|N profit each unit|N each unit profit|N each unit|profit N',
      days: 'N day month|N day|month N day',
    },
    'rent unit each day even profit month for total of',
  )
  if (even !== undefined && /\beven\b/.test(shape) && /\bday\b/.test(shape.replace(/\bN day\b/g, '')))
    return `${even.rent} / ${even.days} / ${even.gain}`
  const found = bindFigures(
    shape,
    figures,
    { sold: 'month sales N|sales N month|sales N', cost: 'cost N' },
    'profit or loss month total',
  )
  return found === undefined || !/\b(?:profit|loss)\b/.test(shape)
    ? undefined
    : `${found.sold} - ${found.cost}`
}
