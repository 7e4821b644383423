import { bindFigures } from './bind-figures.ts'
import type { Topic } from './topic.ts'

/** Money of another country, or a coin, at a price that is told. */
export const ofCurrencies: Topic = {
  about:
    /\b(?:usd|dollars?|eur|euros?|gbp|pounds?|aed|dirhams?|sgd|thb|baht|npr|btc|bitcoin|eth|yen|jpy|cad|aud)\b|\$|डॉलर/,
  words: {
    fx: 'usd dollar dollars $ डॉलर gbp pound pounds aed dirham dirhams sgd thb baht npr cad aud',
    eur: 'eur euro euros',
    coin: 'btc bitcoin bitcoins eth',
    inr: 'inr rupees rupaye rs rupee रुपये',
    rate: 'rate price exchange',
    of: 'ke',
    gave: 'gave is = mile mila mili',
    at: 'at @',
    for: 'for',
    to: 'to in into se',
    each: 'per each',
    month: 'month monthly mahina',
    year: 'year yearly annum annually',
    salary: 'salary',
    minus: 'minus less after takes keeps cuts deducts kata katega',
    plus: 'plus + with',
    fee: 'fee fees charge duty gst tax commission',
    markup: 'markup',
    was: 'was',
    now: 'now',
    gain: 'gain profit fayda',
    value: 'value worth',
    total: 'total',
    lakh: 'lakh',
    if: 'if',
    rose: 'rose hua',
    ':': ':',
  },
  isBound: true,
  idle: 'pays sends gets received receive client paypal bank get will i my account  paid forex card how much many send convert mere a one baad ka',
  tell(shape, figures) {
    // "Client pays 3,200 usd, paypal takes 4.4 %, rate 85.1": what is left of it in rupees.
    const paid = bindFigures(
      shape,
      figures,
      { fee: 'minus P fee|P fee|fee P|minus P', amount: 'N fx|fx N', rate: 'rate N|at N' },
      'minus fee inr to for at rate',
    )
    if (paid !== undefined) return `${paid.amount} * ${paid.rate} * ( 1 - ${paid.fee} / 100 )`
    const bought = bindFigures(
      shape,
      figures,
      {
        markup: 'plus P markup|plus markup P|markup P|P markup',
        rate: '(?:fx|eur) (?:rate |at )?N|rate N|at N',
        amount: 'N inr|N',
      },
      'inr fx eur to markup plus rate at',
    )
    return bought && /\b(?:fx|eur)\b/.test(shape) && /^(?:inr )?N/.test(shape)
      ? `${bought.amount} / ( ${bought.rate} * ( 1 + ${bought.markup} / 100 ) )`
      : undefined
  },
  rules: [
    ['N fx (?:of )?(?:gave )?N (?:inr )?gave (?:inr )?rate', '$2 / $1'],
    ['N fx gave N(?: inr)? rate', '$2 / $1'],
    ['N fx at N minus P (?:fee)', '$1 * $2 * ( 1 - $3 / 100 )'],
    ['N fx to eur at N N', '$1 * $2 / $3'],
    [
      'N fx (?:gave )?N inr N eur (?:gave )?N inr N fx to eur',
      (one, dollar, other, euro, amount) =>
        one === 1 && other === 1 ? `${amount} * ${dollar} / ${euro}` : undefined,
    ],
    ['N fx (?:each )?month at N (?:each )?year', '$1 * $2 * 12'],
    ['coin N at N', '$1 * $2'],
    ['N coin (?:rate |at )*N value', '$1 * $2'],
  ],
}
