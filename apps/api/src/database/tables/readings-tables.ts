import type { Columns } from './columns.ts'

/** What the sources of one world answered. Times are milliseconds since 1970. */
export function defineReadingsTables({ flag, index, primaryKey, table, text, whole }: Columns) {
  /** The last good answers of the upstreams, so that they survive a restart. */
  const answers = table(
    'answers',
    {
      key: text().primaryKey(),
      value: text().notNull(),
      storedAt: whole('stored_at').notNull(),
    },
    (table) => [index('answers_stored').on(table.storedAt)],
  )

  /** Which picture stands behind a link that we signed. */
  const pictures = table('pictures', {
    /** The signature in the link. */
    id: text().primaryKey(),
    uri: text().notNull(),
    createdAt: whole('created_at').notNull(),
  })

  /** What moved the balances of a wallet, whoever tracks it. Addresses are lower case, assets `chain:contract`. */
  const movements = table(
    'movements',
    {
      chainId: whole('chain_id').notNull(),
      address: text().notNull(),
      id: text().notNull(),
      asset: text().notNull(),
      block: whole().notNull(),
      /** The place of its transaction in the block; null where no source tells. */
      position: whole(),
      at: whole().notNull(),
      kind: text({ enum: ['transfer', 'native', 'internal', 'gas', 'nft'] }).notNull(),
      /** Base units, signed; longer than any integer of the database. */
      amount: text().notNull(),
      counterparty: text(),
      /** Which piece of an NFT contract moved. */
      tokenId: text('token_id'),
      /** Whether the transaction failed, so that only its fee moved. */
      failed: flag().notNull().default(false),
      /** Whether more was paid than the amount, by a part that no source tells; only of a fee. */
      incomplete: flag().notNull().default(false),
      /** Why it came, where no transaction of anybody sent it. */
      credit: text(),
      /** What the wallet called: contract, selector and topics, as JSON; only of a fee. */
      call: text(),
    },
    (table) => [
      primaryKey({ columns: [table.chainId, table.address, table.id] }),
      index('movements_block').on(table.chainId, table.address, table.block),
      index('movements_at').on(table.chainId, table.address, table.at, table.id),
      index('movements_asset_at').on(table.chainId, table.address, table.asset, table.at, table.id),
    ],
  )

  /** How far the movements of a wallet are known, and the balances to walk back from. */
  const ledgers = table(
    'ledgers',
    {
      chainId: whole('chain_id').notNull(),
      address: text().notNull(),
      /** The last block whose movements are known. */
      block: whole().notNull(),
      /** The moment of the balances. */
      at: whole().notNull(),
      /** Balances in base units by asset, as JSON; null where no node could tell them. */
      balances: text(),
      /** How much was there of each piece of a collection at the same block, as JSON; null where no node was asked. */
      pieces: text(),
      /** Balances of earlier blocks, of tokens whose balance changes by itself, as JSON; null where none were told. */
      measured: text(),
      /** The moment from which on no movement of a balance is missing; null when none is. */
      cutShortAt: whole('cut_short_at'),
      /** The same of NFTs, which change no balance. */
      nftsCutShortAt: whole('nfts_cut_short_at'),
      source: text().notNull(),
      syncedAt: whole('synced_at').notNull(),
      /** What a reading of that time told: one of an older edition is read anew from the first block. */
      edition: whole().notNull().default(0),
    },
    (table) => [primaryKey({ columns: [table.chainId, table.address] })],
  )

  /** On which chains an address was ever used, as far as anybody looked. */
  const walletChains = table(
    'wallet_chains',
    {
      chainId: whole('chain_id').notNull(),
      address: text().notNull(),
      /** When it was first seen there; null where it was never used. */
      foundAt: whole('found_at'),
      lookedAt: whole('looked_at').notNull(),
      /** Who told. */
      source: text().notNull(),
    },
    (table) => [primaryKey({ columns: [table.address, table.chainId] })],
  )

  /** What tokens that moved say of themselves. */
  const assets = table('assets', {
    /** `chain:contract` */
    id: text().primaryKey(),
    symbol: text(),
    name: text(),
    decimals: whole(),
    spam: flag().notNull(),
  })

  /** What a wallet held and was worth at a moment, recorded then; at most once an hour. */
  const snapshots = table(
    'snapshots',
    {
      chainId: whole('chain_id').notNull(),
      address: text().notNull(),
      /** Hours since 1970. */
      hour: whole().notNull(),
      at: whole().notNull(),
      source: text().notNull(),
      /** The rows, as JSON. */
      rows: text().notNull(),
      /** Whether the rows hold what is inside contracts without a token; records of before do not tell. */
      positions: flag().notNull().default(false),
    },
    (table) => [primaryKey({ columns: [table.chainId, table.address, table.hour] })],
  )

  /** Who does a scheduled job now. A holder that died is forgotten after `until`. */
  const locks = table('locks', {
    name: text().primaryKey(),
    holder: text().notNull(),
    until: whole().notNull(),
  })

  return { answers, pictures, movements, ledgers, walletChains, assets, snapshots, locks }
}

export type ReadingsTables = ReturnType<typeof defineReadingsTables>
