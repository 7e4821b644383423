import type { AssetId, MovementKind } from '@pkg/api-contract'
import type { AssetMovement } from '@pkg/chain-client'
import { and, count, eq, gte, inArray, lt, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { ReadingsStore } from './connection.ts'
import type { WalletKey } from './ledgers.repository.ts'
import type { ReadingsTables } from './tables/readings-tables.ts'

/** A place in the order of movements: by time, then by id, then by wallet, then by chain: ids may be the same on two. */
export interface MovementPlace {
  at: number
  id: string
  address: string
  chainId: number
}

/** Which movements are meant. */
export interface MovementFilter {
  asset?: AssetId | undefined
  kind?: MovementKind | undefined
  /** 1 for what came, -1 for what went. */
  sign?: 1 | -1 | undefined
  /** Milliseconds since 1970: from the first on, and before the second. */
  from?: number | undefined
  before?: number | undefined
  text?: MovementText | undefined
}

/** A text that is searched for, and what of ours it may mean. */
interface MovementText {
  /** Lower case. */
  text: string
  /** Assets whose name or symbol has it. */
  assets: readonly AssetId[]
  /** Wallets, lower case, whose label has it. */
  addresses: readonly string[]
}

/** A wallet to look into. */
export interface MovementScope extends WalletKey {
  /** Assets that the person is not shown; of each the movements are left out. */
  leftOut: readonly AssetId[]
}

export interface KeptMovement extends AssetMovement {
  address: string
  chainId: number
}

/** Pages of movements, newest first unless they are asked for from the oldest on. */
export interface MovementsRepository {
  /** The next movements of several wallets together that come after a place. */
  list(
    scopes: readonly MovementScope[],
    filter: MovementFilter,
    page: { after: MovementPlace | null; limit: number; oldestFirst?: boolean },
  ): Promise<KeptMovement[]>
  count(scopes: readonly MovementScope[], filter: MovementFilter): Promise<number>
  /** Every asset that moved in a wallet, NFTs included. */
  listAssets(wallet: WalletKey): Promise<AssetId[]>
  /** Assets whose name or symbol has a text, of those that are known. */
  findAssets(text: string): Promise<AssetId[]>
}

/** A hash or an address may be searched for by any part of it that begins with 0x, else by six digits and more. */
const HEX_PART = /^0x[0-9a-f]*$|^[0-9a-f]{6,}$/
const WHOLE_HASH = /^0x[0-9a-f]{64}$/
const storedKinds = {
  native: 'native',
  internal: 'internal',
  token: 'transfer',
  nft: 'nft',
  gas: 'gas',
} as const
/** The most assets that a text may mean. */
const MOST_FOUND = 500

export function createMovementsRepository({
  connection,
  tables: { assets, movements },
  dialect: { positionIn, rowsOf, toList },
}: ReadingsStore): MovementsRepository {
  const distinct = connection
    .selectDistinct({ asset: movements.asset })
    .from(movements)
    .where(
      and(
        eq(movements.chainId, sql.placeholder('chainId')),
        eq(movements.address, sql.placeholder('address')),
      ),
    )
    .prepare('assets_of_wallet')

  const has = (whole: SQLWrapper, part: string) => sql`${positionIn(whole, part)} > 0`
  const firstLetter = sql`substr(${movements.amount}, 1, 1)`

  function toConditions({ asset, kind, sign, from, before, text }: MovementFilter): SQL[] {
    return [
      ...(asset === undefined ? [] : [eq(movements.asset, asset)]),
      ...(kind === undefined ? [] : [eq(movements.kind, storedKinds[kind])]),
      ...(sign === undefined ? [] : [sign === -1 ? sql`${firstLetter} = '-'` : sql`${firstLetter} <> '-'`]),
      ...(from === undefined ? [] : [gte(movements.at, from)]),
      ...(before === undefined ? [] : [lt(movements.at, before)]),
      ...(text === undefined ? [] : [toTextCondition(text)]),
    ]
  }

  function toTextCondition({ text, assets: named, addresses }: MovementText): SQL {
    // The parts of an id stand behind its hash, after a colon.
    if (WHOLE_HASH.test(text))
      return sql`${movements.id} >= ${`${text}:`} and ${movements.id} < ${`${text};`}`
    const meanings: SQL[] = [
      inArray(movements.asset, [...named]),
      inArray(movements.counterparty, [...addresses]),
      inArray(movements.address, [...addresses]),
      eq(movements.tokenId, text),
    ]
    if (HEX_PART.test(text)) {
      meanings.push(
        has(sql`substr(${movements.id}, 1, ${positionIn(movements.id, ':')} - 1)`, text),
        has(movements.counterparty, text),
        has(movements.asset, text),
        has(movements.address, text),
      )
    }
    return sql`(${sql.join(meanings, sql` or `)})`
  }

  const ofScope = (filter: MovementFilter) => [
    eq(movements.chainId, sql.placeholder('chainId')),
    eq(movements.address, sql.placeholder('address')),
    sql`${movements.asset} not in ${rowsOf(sql.placeholder('leftOut'))}`,
    ...toConditions(filter),
  ]

  /** Pages of what a filter leaves, which lie between two places. */
  function toPages(filter: MovementFilter, { oldestFirst }: { oldestFirst: boolean }) {
    // With a whole hash the primary key finds the few rows; an order by time would walk through all of them.
    const byHash = filter.text !== undefined && WHOLE_HASH.test(filter.text.text)
    const at = byHash ? sql`+${movements.at}` : sql`${movements.at}`
    const order = oldestFirst ? sql`${at}, ${movements.id}` : sql`${at} desc, ${movements.id} desc`
    const place = sql`(${movements.at}, ${movements.id}, ${movements.address}, ${movements.chainId})`
    const bound = (name: string) =>
      sql`(${sql.placeholder(`${name}At`)}, ${sql.placeholder(`${name}Id`)}, ${sql.placeholder(`${name}Address`)}, ${sql.placeholder(`${name}Chain`)})`
    return connection
      .select()
      .from(movements)
      .where(and(...ofScope(filter), sql`${place} < ${bound('newer')}`, sql`${place} > ${bound('older')}`))
      .orderBy(order)
      .limit(sql.placeholder('limit'))
      .prepare('')
  }
  /** A whole history is a hundred pages, and writing the question takes as long as a good part of its answer. */
  const pagesOfAll = [toPages({}, { oldestFirst: false }), toPages({}, { oldestFirst: true })] as const

  return {
    async list(scopes, filter, { after, limit, oldestFirst = false }) {
      const isAll = Object.values(filter).every((one) => one === undefined)
      const query = isAll ? pagesOfAll[oldestFirst ? 1 : 0] : toPages(filter, { oldestFirst })
      const compare = oldestFirst
        ? (a: MovementPlace, b: MovementPlace) => -comparePlaces(a, b)
        : comparePlaces
      let rows: KeptMovement[] = []
      const [first, last] = oldestFirst ? [before, behind] : [behind, before]
      const start = after ?? first
      let end = last
      for (const { chainId, address, leftOut } of scopes) {
        const [newer, older] = oldestFirst ? [end, start] : [start, end]
        const found = await query.execute({
          ...{ chainId, address, leftOut: toList(leftOut) },
          ...{ newerAt: newer.at, newerId: newer.id, newerAddress: newer.address },
          ...{ newerChain: newer.chainId, olderChain: older.chainId },
          ...{ olderAt: older.at, olderId: older.id, olderAddress: older.address, limit },
        })
        if (found.length === 0) continue
        rows = [...rows, ...found.map(toMovement)].sort(compare).slice(0, limit)
        // What comes after a full page of other wallets need not be read.
        end = rows[limit - 1] ?? end
      }
      return rows
    },

    async count(scopes, filter) {
      const query = connection
        .select({ rows: count() })
        .from(movements)
        .where(and(...ofScope(filter)))
        .prepare('')
      let sum = 0
      for (const { chainId, address, leftOut } of scopes) {
        const [found] = await query.execute({ chainId, address, leftOut: toList(leftOut) })
        sum += found?.rows ?? 0
      }
      return sum
    },

    async listAssets({ chainId, address }) {
      const rows = await distinct.execute({ chainId, address })
      return rows.map(({ asset }) => asset as AssetId)
    },

    async findAssets(text) {
      const rows = await connection
        .select({ id: assets.id })
        .from(assets)
        .where(or(has(sql`lower(${assets.symbol})`, text), has(sql`lower(${assets.name})`, text)))
        .limit(MOST_FOUND)
      return rows.map(({ id }) => id as AssetId)
    },
  }
}

/** Places before the oldest movement, and behind the newest. */
const before: MovementPlace = { at: -1, id: '', address: '', chainId: 0 }
const behind: MovementPlace = { at: Number.MAX_SAFE_INTEGER, id: '', address: '', chainId: 0 }

/** Newest first; one order over every wallet, so that a page ends at one place. */
function comparePlaces(a: MovementPlace, b: MovementPlace): number {
  return (
    b.at - a.at || compareTexts(b.id, a.id) || compareTexts(b.address, a.address) || b.chainId - a.chainId
  )
}

const compareTexts = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** Field by field: whole histories are read through here, and copying the rest of a row takes several times as long. */
function toMovement(row: ReadingsTables['movements']['$inferSelect']): KeptMovement {
  const movement: KeptMovement = {
    chainId: row.chainId,
    address: row.address,
    id: row.id,
    asset: row.asset as AssetId,
    block: row.block,
    at: row.at,
    kind: row.kind,
    amount: BigInt(row.amount),
    counterparty: row.counterparty,
    failed: row.failed,
    incomplete: row.incomplete,
  }
  if (row.position !== null) movement.position = row.position
  if (row.tokenId !== null) movement.tokenId = row.tokenId
  if (row.call !== null) movement.call = JSON.parse(row.call) as NonNullable<AssetMovement['call']>
  if (row.credit !== null) movement.credit = row.credit as NonNullable<AssetMovement['credit']>
  return movement
}
