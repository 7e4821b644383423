import * as z from 'zod/mini'
import { hexAddress } from './address.ts'
import { isoTime } from './amount.ts'
import { assetAddress } from './asset.ts'
import { gainsCountry, transactionKind } from './gains.ts'
import { isoDay } from './history.ts'
import { proof, proofInput } from './proofs.ts'

/** How many answers of a person are kept. */
export const MAX_GAIN_OVERRIDES = 2_000
/** How many transactions one answer can be about. */
export const MAX_KINDS_AT_ONCE = 500
export const MAX_OVERRIDE_NOTE = 500

/** What a person can say: what a transaction was, what came in cost, what a unit was worth, and which address is theirs. */
export const overrideTopics = ['kind', 'cost', 'price', 'own-address'] as const
export type OverrideTopic = (typeof overrideTopics)[number]

/** Currencies of which the European Central Bank sets reference rates, and the euro. */
export const costCurrency = z.enum(
  [
    'INR',
    'USD',
    'EUR',
    'GBP',
    'CAD',
    'AUD',
    'BRL',
    'CHF',
    'CNY',
    'CZK',
    'DKK',
    'HKD',
    'HUF',
    'IDR',
    'ILS',
    'ISK',
    'JPY',
    'KRW',
    'MXN',
    'MYR',
    'NOK',
    'NZD',
    'PHP',
    'PLN',
    'RON',
    'SEK',
    'SGD',
    'THB',
    'TRY',
    'ZAR',
  ],
  'No rates of this currency are known.',
)
export type CostCurrency = z.infer<typeof costCurrency>

/** A whole cost as a decimal with up to six places. */
export const costAmount = z.string('Please enter an amount.').check(
  z.trim(),
  z.regex(/^-?\d{1,15}(\.\d{1,6})?$/, 'Please enter an amount in figures, such as 1500.50.'),
  z.refine(
    (text) => Number(text) > 0,
    'Please enter a cost above 0. Without one, nil counts, and it is marked as not known.',
  ),
)

/** The price of one unit as a decimal with up to eighteen places. Nil is a price: it was worth nothing. */
export const unitPrice = z.string('Please enter a price.').check(
  z.trim(),
  z.regex(
    /^-?\d{1,15}(\.\d{1,18})?$/,
    'Please enter a price in figures, such as 1500.50, with at most 18 decimals.',
  ),
  z.refine((text) => !text.startsWith('-'), 'A price cannot be below 0.'),
)

export const overrideNote = z._default(
  z
    .string()
    .check(z.trim(), z.maxLength(MAX_OVERRIDE_NOTE, `A note has at most ${MAX_OVERRIDE_NOTE} characters.`)),
  '',
)

const chainId = z.int()
/** A hash, or what stands for one where the chain itself paid. */
const transactionHash = z
  .string()
  .check(z.regex(/^(0x[0-9a-f]{64}|withdrawal-\d{1,20})$/, 'This is not the hash of a transaction.'))

/** What a transaction was, said by the person. */
export const kindAnswer = z.strictObject({
  ...{ chainId, transactionHash },
  kind: transactionKind,
  note: overrideNote,
})

/** What several transactions were, all of them the same. */
export const kindsAnswer = z.strictObject({
  transactions: z
    .array(z.strictObject({ chainId, transactionHash }))
    .check(
      z.minLength(1, 'Please pick at least one transaction.'),
      z.maxLength(MAX_KINDS_AT_ONCE, `At most ${MAX_KINDS_AT_ONCE} transactions are answered at once.`),
    ),
  kind: transactionKind,
  note: overrideNote,
})

/** What a receipt cost as a whole, fees included, and when it was paid: a day of the country whose year is meant. */
export const costAnswer = z.strictObject({
  /** As the report calls what came in. */
  receipt: z.string().check(z.maxLength(300)),
  amount: costAmount,
  currency: costCurrency,
  day: z.iso.date('Please enter a day such as 2025-01-31.'),
  country: z._default(gainsCountry, 'in'),
  note: overrideNote,
  /** Where it is not given, the one that the answer had stays. */
  proof: z.optional(proofInput),
})

/** What one unit of an asset was worth when a transaction moved it; it counts for all that moved of the asset in it. */
export const priceAnswer = z.strictObject({
  ...{ chainId, transactionHash },
  asset: assetAddress,
  tokenId: z._default(z.nullable(z.string().check(z.regex(/^\d{1,78}$/))), null),
  price: unitPrice,
  currency: costCurrency,
  /** By whose days the rate is taken that is told missing. */
  country: z._default(gainsCountry, 'in'),
  note: overrideNote,
  proof: z.optional(proofInput),
})

/** An address that no wallet of the person is read of, and that is theirs. */
export const ownAddressAnswer = z.strictObject({ chainId, address: hexAddress, note: overrideNote })

/** What a person says, apart from what was read. */
export const gainOverride = z.object({
  id: z.int(),
  what: z.enum(overrideTopics),
  chainId,
  /** Null of an address. */
  transactionHash: z.nullable(z.string()),
  explorerUrl: z.nullable(z.string()),
  /** The address that is theirs; of a cost the wallet that it came to. */
  address: z.nullable(z.string()),
  /** What came in, of a cost; what moved, of a price. */
  asset: z.nullable(z.string()),
  symbol: z.nullable(z.string()),
  /** The kind or the cost as it counted before, or the price in US dollars; null where nothing was known. */
  before: z.nullable(z.string()),
  /** The kind, the cost, or the price of one unit; null of an address. */
  after: z.nullable(z.string()),
  currency: z.nullable(z.string()),
  /** On which a cost was paid, or whose rate a price is converted by. */
  day: z.nullable(isoDay),
  /** What an exchange charged for what cost so much and is no part of it, in the same currency; null where nothing is left out. */
  feeLeftOut: z.nullable(z.string()),
  /** The day in the zone of the country on which it moved; null of an address, and without its transaction. */
  on: z.nullable(isoDay),
  /** What moved then of that which it is about, without fees; nothing where `on` is null. */
  moved: z.array(
    z.object({
      came: z.boolean(),
      /** Null where the asset does not say its decimals. */
      quantity: z.nullable(z.string()),
      symbol: z.nullable(z.string()),
      name: z.nullable(z.string()),
      tokenId: z.nullable(z.string()),
    }),
  ),
  note: z.string(),
  /** The file that proves a cost or a price. */
  proof: z.nullable(proof),
  at: isoTime,
  /**
   * `without-transaction`: the chain as it was read last has no such transaction, or none with that address.
   * `without-effect`: it is there, and does not leave open what was said of it any more.
   */
  state: z.enum(['applied', 'without-transaction', 'without-effect']),
})
export type GainOverride = z.infer<typeof gainOverride>

/** The same as it is exported: what was said, of what, and when. */
export const exportedOverride = z.object({
  what: z.enum(overrideTopics),
  subject: z.string().check(z.maxLength(300)),
  before: z.string().check(z.maxLength(100)),
  after: z.string().check(z.maxLength(100)),
  currency: z.string().check(z.maxLength(3)),
  day: z.string().check(z.maxLength(10)),
  /** In the currency of the cost that it is no part of; left out in what was exported before it was told apart. */
  feeLeftOut: z._default(z.nullable(z.string().check(z.regex(/^\d{1,15}(\.\d{1,6})?$/))), null),
  note: z.string().check(z.maxLength(MAX_OVERRIDE_NOTE)),
  /** The file that proves it, by which it is found in an export of the account; an import takes none over. */
  proof: z._default(z.nullable(z.pick(proof, { name: true, sha256: true })), null),
  at: isoTime,
})
export type ExportedOverride = z.infer<typeof exportedOverride>
