import {
  AppError,
  type CostMethod,
  type GainsCountry,
  methodNames,
  type OpenReadings,
  type TaxRegime,
  type TaxYears,
  taxYears,
  usualReadings,
} from '@pkg/api-contract'

/** What differs from country to country. */
export interface TaxCountry extends TaxYears {
  currency: string
  /** The methods by which a year is told, the usual one first. */
  told: readonly [CostMethod, ...CostMethod[]]
  scope: 'all' | 'wallet'
  /** Whether all that is given up of an asset on one day is one disposal. */
  countsByDay?: boolean
  /** Whether a rule settles that a fee is a disposal of what it was paid with. */
  isFeeDisposal?: boolean
  /** What counts for what was given or taken away without a payment. */
  unpaid: UnpaidRules
  choices: readonly Choice[]
}

export interface UnpaidRules {
  /** Gone without a gain or a loss, or a disposal at its value then. */
  giftGiven: 'gone' | 'value'
  /** At a cost that only the person knows, or at its value then. */
  giftReceived: 'asked' | 'value'
  /** What was stolen or lost: gone likewise, still the person's own, or given up for nothing. */
  lost: 'gone' | 'kept' | 'for-nothing'
}

interface Choice {
  id: string
  text: string
  /** What is said instead where India's old regime is chosen. */
  inOldRegime?: string
  /** What is said instead where its law is read otherwise. */
  otherwise?: string
  certain: boolean
  /** What it stands on; null where nothing settles it. */
  source: string | null
}

/** Where what a sale costs lowers its gain. */
const gasOfSales = {
  id: 'gas',
  text: 'Gas is paid with ether: each fee is a disposal of that ether at its value then. The fee of a sale lowers what the sale brought besides, which is not computed here: its gain is larger by as much.',
  certain: true,
} as const
const income = {
  id: 'income',
  text: 'What was made for you or dropped to you without a payment, or grew by itself, is income at its value then, and has that value as its cost.',
  certain: false,
  source: null,
} as const

const common = [
  {
    id: 'carry-over',
    text: 'Wraps and bridges of the same asset, and its migration to a new contract, carry cost and date over, and so do the stakes of validators; moves between your own wallets are no disposal. Ether is one asset on every chain whose coin it is; a token is another one on every chain.',
    certain: false,
    source: null,
  },
  {
    id: 'unknown-cost',
    text: 'A cost that is not known counts as nil; the range says what it is up to the value on arrival.',
    certain: true,
    source: null,
  },
  {
    id: 'sent',
    text: 'What went to somebody else counts with nothing received for it until you say what it was; the range says what it would be at its value.',
    certain: false,
    source: null,
  },
] as const

/** The rules behind these stand in the decision records with their sources. */
export const taxCountries: Readonly<Record<GainsCountry, TaxCountry>> = {
  in: {
    ...taxYears.in,
    currency: 'INR',
    told: ['fifo', 'average'],
    scope: 'all',
    unpaid: { giftGiven: 'gone', giftReceived: 'asked', lost: 'gone' },
    choices: [
      {
        id: 'gifts',
        text: 'A gift that you gave is no transfer: it is gone without a gain or a loss. One that you received costs what its giver had paid, or its value then where that was taxed as income: its cost is asked of you. Gifts of more than 50,000 rupees in a year from others than relatives are income as a whole, which is not counted here.',
        certain: true,
        source:
          'Sections 47(iii), 49(1), 49(4) and 56(2)(x) of the Act of 1961; 70(1)(b), 73 and 92(2)(m) of that of 2025',
      },
      {
        id: 'lost',
        text: 'What you say was stolen or lost is gone without a gain or a loss: its cost is deducted from nothing.',
        certain: false,
        source: 'Section 115BBH(2)(b) sets off no loss; whether a theft is a transfer no rule says',
      },
      {
        id: 'method',
        text: 'No method is prescribed in India; first in, first out is used most, the average beside it. Keep one for all years.',
        certain: false,
        source: 'The Act says “cost of acquisition” alone: section 115BBH(2)(a), from 2026-27 section 194',
      },
      {
        id: 'set-off',
        text: 'No loss is set off against a gain, not even of the same asset, and none is carried forward.',
        certain: true,
        source: 'Section 115BBH(2)(b); Minister of State for Finance, Lok Sabha, 21 March 2022',
      },
      {
        id: 'regime',
        text: 'The surcharge is that of the new regime, which ends at 25 %; where that of the old one, up to 37 %, comes to more, it is told beside it.',
        inOldRegime:
          'The surcharge is that of the old regime, as you chose it, which goes up to 37 %; where that of the new one, which holds unless you opt out and ends at 25 %, comes to less, it is told beside it.',
        certain: true,
        source: 'Finance Act, 2023: the surcharge of the new regime',
      },
      {
        id: 'schedule',
        text: 'The rows of Schedule VDA are in whole rupees, each amount rounded by itself; the figures here are exact to the paisa. What the rows come to is told beside them.',
        certain: true,
        source: 'Schedule VDA of ITR-2 and ITR-3',
      },
      {
        id: 'rupees',
        text: 'A value in rupees is the price in dollars then times the reference rate of the European Central Bank of that day, else of the last working day before it; no rule prescribes one.',
        certain: false,
        source: 'Rule 115 of 1962 is of income in foreign currency, which a virtual digital asset is not',
      },
      {
        id: 'fee-of-purchase',
        text: 'What an exchange charged for a purchase is left out of its cost where a file is read, unless you choose otherwise for that file, and told beside it; what you enter counts as you enter it. Without it a gain is larger by as much.',
        certain: false,
        source: 'Section 115BBH(2)(a) names the cost of acquisition, and does not say what belongs to it',
      },
      {
        id: 'gas',
        text: 'Gas is paid with ether: each fee is a disposal of that ether at its value then, and is deducted from nothing.',
        otherwise:
          'Gas is paid with ether, and is no disposal, as you chose: what it was paid with is gone without a gain or a loss, and is deducted from nothing.',
        certain: false,
        source: 'Section 2(47) counts an exchange as a transfer; whether a fee is one no rule says',
      },
      {
        ...income,
        otherwise:
          'What was made for you or dropped to you without a payment, or grew by itself, is no income then and costs nil, as you chose: all that it brings counts when it is given up.',
        source: 'No circular of the Central Board of Direct Taxes; most read it as income at its value',
      },
      ...common,
    ],
  },
  us: {
    ...taxYears.us,
    currency: 'USD',
    told: ['fifo', 'hifo', 'lifo'],
    scope: 'wallet',
    isFeeDisposal: true,
    unpaid: { giftGiven: 'gone', giftReceived: 'asked', lost: 'gone' },
    choices: [
      {
        id: 'gifts',
        text: 'A gift that you gave is gone without a gain or a loss. One that you received keeps its giver’s basis and day, of a loss the value then where that was less: both are asked of you, and it is no income.',
        certain: true,
        source:
          'Internal Revenue Code, sections 102(a), 1015(a) and 1223(2); IRS FAQ on virtual currency transactions',
      },
      {
        id: 'lost',
        text: 'What you say was stolen or lost is gone without a gain or a loss here. The theft of what was held for profit may be deducted, which is figured on Form 4684.',
        certain: false,
        source: 'Internal Revenue Code, section 165(c) and (h); Chief Counsel Advice 202511015',
      },
      {
        id: 'method',
        text: 'First in, first out unless units were specified before the sale; since 2025 each wallet by itself, and here in every year.',
        certain: false,
        source: 'Treasury Regulations, section 1.1012-1(j); Revenue Procedure 2024-28',
      },
      { ...gasOfSales, source: 'Treasury Regulations, section 1.1001-7(b), of 2025 on' },
      {
        ...income,
        source: 'Revenue Rulings 2023-14 on stakes and 2019-24 on forks; of the rest nothing is said',
      },
      ...common,
    ],
  },
  uk: {
    ...taxYears.uk,
    currency: 'GBP',
    told: ['uk-s104'],
    scope: 'all',
    countsByDay: true,
    isFeeDisposal: true,
    unpaid: { giftGiven: 'value', giftReceived: 'value', lost: 'kept' },
    choices: [
      {
        id: 'gifts',
        text: 'A gift that you gave is a disposal at its value then, and one that you received is acquired at it. Those between spouses or civil partners, and to charities, make neither a gain nor a loss, and a loss on one to another connected person counts against gains from that person alone, which is not computed here.',
        certain: true,
        source: 'HMRC CRYPTO22100; Taxation of Chargeable Gains Act 1992, sections 17, 18, 58 and 257',
      },
      {
        id: 'lost',
        text: 'What you say was stolen or lost is no disposal, as HMRC reads the law: it stays in the pool with its cost until a claim of negligible value is made, for the whole pool, which is not computed here.',
        certain: false,
        source:
          'HMRC CRYPTO22400, CRYPTO22450 and CRYPTO22500; Taxation of Chargeable Gains Act 1992, section 24',
      },
      {
        id: 'method',
        text: 'The same day, then the next 30 days, then the section 104 pool (HMRC CRYPTO22250).',
        certain: true,
        source: 'HMRC CRYPTO22250 to 22257',
      },
      {
        id: 'day',
        text: 'All that is given up of an asset on one day is one disposal, with one gain or one loss (HMRC CRYPTO22252); its rows share the cost by their quantities.',
        certain: true,
        source: 'HMRC CRYPTO22252',
      },
      {
        ...gasOfSales,
        source: 'HMRC CRYPTO22280; Taxation of Chargeable Gains Act 1992, sections 17 and 38',
      },
      {
        ...income,
        text: `${income.text} What was dropped to you without anything done for it may be no income.`,
        source: 'HMRC CRYPTO21200 on stakes and CRYPTO21250 on airdrops',
      },
      ...common,
    ],
  },
  ca: {
    ...taxYears.ca,
    currency: 'CAD',
    told: ['ca-acb'],
    scope: 'all',
    isFeeDisposal: true,
    unpaid: { giftGiven: 'value', giftReceived: 'value', lost: 'for-nothing' },
    choices: [
      {
        id: 'gifts',
        text: 'A gift that you gave is a disposition at its value then, and one that you received costs that. What goes to a spouse or common-law partner at its cost is not computed here.',
        certain: true,
        source: 'Income Tax Act, subsections 69(1) and 73(1)',
      },
      {
        id: 'lost',
        text: 'What you say was stolen or lost is given up for nothing, on the day on which it went: its cost is a loss. When that counts, and whose loss it is where an exchange held it, is not settled.',
        certain: false,
        source:
          'Canada Revenue Agency, APFF Roundtable of 2023, question 9; Income Tax Act, section 54 and subsection 44(2)',
      },
      {
        id: 'method',
        text: 'The adjusted cost base of each asset, with superficial losses of 30 days on each side.',
        certain: true,
        source: 'Canada Revenue Agency: identical properties',
      },
      {
        ...gasOfSales,
        source:
          'Canada Revenue Agency: what pays for a service is disposed of; Income Tax Act, paragraph 40(1)(a)',
      },
      {
        ...income,
        text: `${income.text} Of what is made as a hobby it may count only when it is given up.`,
        source: 'Canada Revenue Agency on mining; of stakes and airdrops nothing is said',
      },
      ...common,
    ],
  },
}

/**
 * What was chosen where the law is silent or leaves it open, as sentences. Of a method that the country's people may not choose,
 * nothing is said that holds of theirs.
 */
export const tellChoices = (
  { choices, methods }: Pick<TaxCountry, 'choices' | 'methods'>,
  { regime, method, readings }: { regime: TaxRegime; method: CostMethod; readings: OpenReadings },
) =>
  choices.map(({ inOldRegime, otherwise, ...choice }) => {
    if (choice.id === 'method' && !methods.includes(method)) {
      const known = methods.map((one) => methodNames[one].toLowerCase()).join(', ')
      const text = `This country does not know the method that was asked for (${methodNames[method].toLowerCase()}); a year is filed there by: ${known}.`
      return { ...choice, text, certain: false }
    }
    const isOtherwise =
      (choice.id === 'gas' && readings.gas !== usualReadings.gas) ||
      (choice.id === 'income' && readings.incomeCost !== usualReadings.incomeCost)
    if (isOtherwise && otherwise !== undefined) return { ...choice, text: otherwise }
    return { ...choice, ...(regime === 'old' && inOldRegime !== undefined && { text: inOldRegime }) }
  })

/** Throws BAD_REQUEST where the law of a country is to be read otherwise than it is there. */
export function checkReadings(country: GainsCountry, { gas, incomeCost }: OpenReadings): void {
  if (country === 'in' || (gas === usualReadings.gas && incomeCost === usualReadings.incomeCost)) return
  throw new AppError('BAD_REQUEST', {
    message: 'What a fee is, and what an arrival without a payment costs, is left open in India alone.',
  })
}
