import type { Phrases } from '../languages/phrases.ts'
import type { Concept } from './concepts.ts'

/** Words that change what a question means in ways that no calculator here covers, with what to say then. */
export const blockers: readonly {
  words: string
  says: keyof Phrases['beyond']
  unless?: readonly Concept[]
  where?: readonly Concept[]
}[] = [
  {
    words: 'difference, differences, farak, fark, antar, अंतर, फर्क',
    says: 'differences',
    unless: ['tax'],
  },
  { words: 'recurring deposit, rd, r d, आवर्ती जमा', says: 'recurringDeposits' },
  {
    words: 'ppf, public provident fund, पीपीएफ',
    says: 'ppf',
    unless: ['yearly'],
  },
  {
    words: 'epf, provident fund, nps, national pension, sukanya, ssy, gratuity, ulip, lic, annuity, scss',
    says: 'scheme',
  },
  {
    words: 'nsc, kvp, post office',
    says: 'scheme',
    unless: ['compound', 'yearlyCompounding'],
  },
  { words: 'credit card', says: 'specialLoans', unless: ['howLong', 'effective'] },
  {
    words:
      'moratorium, bullet, balloon, overdraft, balance transfer, top up loan, step up loan, step up emi, processing fee, processing fees, prepayment penalty, foreclosure charges, foreclosure charge, foreclosure fee, foreclosure fees, foreclosure penalty, subsidy, down payment, downpayment, missed emi, skip',
    says: 'specialLoans',
  },
  {
    words:
      'interest only, interest-only, only interest, pay interest, principal at end, principal at the end, principal at maturity, principal later, emi holiday, payment holiday',
    says: 'specialLoans',
    unless: ['fd', 'simpleInterest', 'askCompound'],
  },
  {
    words: '% flat, percent flat, at flat',
    says: 'flatRateWords',
    unless: ['flatRate'],
  },
  {
    words: 'flat rate, flat interest, flat basis, flat emi, flat roi',
    says: 'flatRateMore',
    unless: ['toReducing'],
    where: ['compare', 'effective', 'outstanding', 'prepay', 'reducingBalance'],
  },
  {
    words: 'floating, rate changes, rate increases, rate rises, rate falls, variable rate',
    says: 'changingRates',
  },
  {
    words:
      'tds, post tax, post-tax, after tax, tax free, ltcg, stcg, capital gain, capital gains, exit load, expense ratio, after taxes, tax deducted',
    says: 'afterTaxes',
    unless: ['crypto'],
  },
  {
    words: 'federal, us tax, uk tax, irs, hmrc, state tax, gst return, itr, file my',
    says: 'otherTaxes',
  },
  {
    words:
      'usa, us, america, pakistan, bangladesh, nepal, sri lanka, dubai, uae, uk, england, germany, nri, canada, singapore, australia',
    says: 'otherTaxes',
    where: ['tax'],
  },
  {
    words:
      'weekly, every week, per week, each week, a week, fortnightly, every fortnight, quarterly sip, sip quarterly',
    says: 'notMonthly',
    unless: ['sip', 'invest', 'mutualFund'],
  },
  {
    words:
      'biweekly, bi weekly, daily sip, sip daily, per day, rozana, quarterly instalment, quarterly installment, quarterly instalments, quarterly installments, quarterly emi, quarterly payment, quarterly payments, half yearly instalment, half yearly installment, half yearly emi, yearly instalment, yearly installment, yearly emi, annual instalment, annual installment, annual emi, yearly sip, annual sip',
    says: 'notMonthly',
  },
  {
    words: 'in dollars, in usd, in euros, in eur, in pounds, in gbp, dollar mein, dollar me',
    says: 'otherCurrency',
    unless: ['convert'],
  },
  {
    words:
      'nth, first year, first month, second year, third year, last month, pehle saal, pehle mahine, पहले साल, पहले महीने',
    says: 'singlePeriods',
  },
  {
    words:
      'in last year, in the last year, in final year, in the final year, of the last year, aakhri saal, akhri saal, आखिरी साल',
    says: 'singlePeriods',
    where: ['loan', 'emi'],
  },
  { words: 'continuously, continuous compounding, continuous', says: 'continuous' },
  {
    words: 'monthly payout, quarterly payout, payout monthly, payout quarterly',
    says: 'payouts',
    unless: ['swp'],
  },
  {
    words:
      'two loans, three loans, 2 loans, 3 loans, both loans, me and my, and my wife, and my husband, and wife',
    says: 'severalPlans',
  },
  {
    words: 'hra, rental income, business income, presumptive, advance tax, late fee',
    says: 'partOfTax',
  },
  {
    words:
      'of my company, of our company, of a company, of the company, my company s, company income, company profit, company tax, corporate tax, domestic company, private limited, pvt ltd, limited company, llp, my firm, of a firm, huf, of a trust, company ki, company ka, कंपनी की आय, कंपनी का',
    says: 'partOfTax',
    where: ['tax'],
  },
  {
    words: 'gift, gifted, airdrop, airdrops, mining, mined, staking, staked, salary in crypto, uphaar, उपहार',
    says: 'partOfTax',
    where: ['tax'],
  },
  {
    words: 'take home, in hand, inhand, takehome',
    says: 'partOfTax',
    where: ['salary'],
    unless: ['loanEligible'],
  },
  { words: 'gold, silver', says: 'afterTaxes', where: ['tax'] },
  { words: 'share price, stock price', says: 'news', unless: ['cagr'] },
  {
    words: 'sensex, nifty',
    says: 'news',
    unless: ['sip', 'mutualFund', 'invest', 'lumpSum', 'returns', 'cagr'],
  },
  {
    words: 'gold, silver, petrol, mausam, weather',
    says: 'news',
    unless: ['loan', 'emi', 'cagr', 'paidIn'],
  },
]

/** What asks for advice, news or a talk, not for a calculation. */
export const adviceWords =
  'which stock, which stocks, which share, best stock, best stocks, which mutual fund, best mutual fund, best mutual funds, best fund, best funds, which fund, should i buy, should i sell, buy or sell, good investment, price tomorrow, price of, tomorrow, prime minister, president, capital of, joke, poem, story, weather, mausam, cricket, latest, current rates, today s rate, credit score, cibil, kharidna, bechna, recommend, suggest, predict, prediction, will go up, will rise, crash, ignore your, ignore all, system prompt, who is, who are, where is, how are you, which bank, best bank, should i invest in, is it safe, is it good, news, song, recipe, movie, translate, password, hack, kaun hai, kaise ho'

/** What says that a word we asked about changes nothing. */
export const consent =
  'yes, yeah, yep, yup, sure, correct, right, ok, okay, fine, ignore it, ignore that, leave it out, it changes nothing, no change, changes nothing, nothing, haan, ha, han, hanji, ji haan, ji, theek hai, thik hai, sahi, हां, हां, जी, सही'
