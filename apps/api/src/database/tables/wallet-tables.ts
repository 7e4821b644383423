import type { Columns } from './columns.ts'
import { toOfUser, type Users } from './to-of-user.ts'

/** The wallets of people, and what they decided about tokens in them. */
export function defineWalletTables(columns: Columns, users: Users) {
  const { counted, index, table, text, uniqueIndex, whole } = columns
  const ofUser = toOfUser(columns, users)

  /** What is kept of a wallet, and stays kept while its deletion can be undone. */
  const ofWallet = () => ({
    userId: ofUser(),
    chainId: whole('chain_id').notNull(),
    /** With the checksum of EIP-55, as it is shown. */
    address: text().notNull(),
    /** Lower case, as it is compared. */
    addressKey: text('address_key').notNull(),
    position: whole().notNull(),
    label: text(),
    /** On which chains it is looked at whatever was found, and on which not: a list, as JSON. */
    chainChoices: text('chain_choices').notNull().default('[]'),
    /** The ENS name by which it was added. */
    ensName: text('ens_name'),
    createdAt: whole('created_at').notNull(),
    /** To half a day; null where nobody looked at it since that is noted. */
    openedAt: whole('opened_at'),
  })

  const wallets = table(
    'wallets',
    {
      id: counted(),
      ...ofWallet(),
      /** A list, as JSON. */
      tags: text().notNull().default('[]'),
    },
    (table) => [
      uniqueIndex('wallets_user_chain_address').on(table.userId, table.chainId, table.addressKey),
      index('wallets_address').on(table.addressKey),
    ],
  )

  /** Wallets that were deleted a short while ago, whole, so that a deletion can be undone. */
  const removedWallets = table(
    'removed_wallets',
    {
      /** The id that the row had among the wallets. */
      id: whole().primaryKey(),
      ...ofWallet(),
      tags: text().notNull(),
      removedAt: whole('removed_at').notNull(),
    },
    (table) => [
      uniqueIndex('removed_wallets_user_chain_address').on(table.userId, table.chainId, table.addressKey),
      index('removed_wallets_removed_at').on(table.removedAt),
    ],
  )

  /** What people decided about tokens, in the order in which they did: the past is not rewritten. */
  const verdicts = table(
    'verdicts',
    {
      id: counted(),
      userId: ofUser(),
      asset: text().notNull(),
      /** `auto` leaves it to the score again. */
      verdict: text({ enum: ['show', 'hide', 'auto'] }).notNull(),
      at: whole().notNull(),
    },
    (table) => [index('verdicts_user').on(table.userId)],
  )

  return { wallets, removedWallets, verdicts }
}
