import { type AssetId, DAY_MS, fromAssetId, type Micros, type Movement } from '@pkg/api-contract'
import { absolute } from '../../../lib/absolute.ts'
import type { ValuedMovement } from '../movements/create-row-valuer.ts'
import { toMovementKind } from '../movements/to-movement.ts'
import { orderInBlocks } from './order-in-blocks.ts'
import type { Leg, Transaction } from './transaction.ts'

type Call = NonNullable<Transaction['call']>

/**
 * A part of the movements in columns, oldest first: what passes between threads and is kept for a while is a few numbers of
 * each, and what repeats is there once. A column of texts holds their places in `texts`, of which the first stands for none.
 */
export interface PackedMovements {
  texts: string[]
  hash: number[]
  wallet: number[]
  asset: number[]
  tokenId: number[]
  counterparty: number[]
  block: number[]
  /** The place of the transaction in its block; null where no source tells. */
  position: (number | null)[]
  /** Milliseconds since 1970. */
  at: number[]
  /** Base units, or pieces; negative when it left. */
  amount: bigint[]
  /** What the amount was worth, not rounded to cents, never negative; null where that is not known. */
  micros: (Micros | null)[]
  /** Kind, price and what else is yes or no, in bits. */
  facts: number[]
  /** What was called, by the place of its movement. */
  calls: Map<number, Call>
}

const KINDS = ['native', 'internal', 'token', 'nft', 'gas'] as const satisfies Movement['kind'][]
const VALUED_AT = [null, 'hour', 'day', 'present'] as const satisfies Movement['valuedAt'][]
/** Where the bits begin that tell the price, and those that are yes or no. */
const PRICE_SHIFT = 3
const PRICE_MASK = 3
const [HIDDEN, DEBT, FAILED] = [1 << 5, 1 << 6, 1 << 7] as const
const KIND_MASK = (1 << PRICE_SHIFT) - 1

/** Puts movements into columns as they come, oldest first. */
export function createPacker(): { add: (movement: ValuedMovement) => void; packed: PackedMovements } {
  const places = new Map<string, number>()
  const packed: PackedMovements = {
    texts: [''],
    ...{ hash: [], wallet: [], asset: [], tokenId: [], counterparty: [] },
    ...{ block: [], position: [], at: [], amount: [], micros: [], facts: [], calls: new Map() },
  }
  const { texts } = packed

  function toPlace(text: string | null): number {
    if (text === null) return 0
    let place = places.get(text)
    if (place === undefined) {
      place = texts.length
      texts.push(text)
      places.set(text, place)
    }
    return place
  }
  // The movements of a transaction stand side by side.
  let last = { hash: '', place: 0 }
  function toHashPlace(hash: string): number {
    if (hash !== last.hash) {
      last = { hash, place: texts.length }
      texts.push(hash)
    }
    return last.place
  }

  return {
    packed,
    add({ row, standing: { hidden, debt }, value }) {
      const { id, amount, counterparty, tokenId = null, failed = false, call } = row
      const price = VALUED_AT.indexOf(value?.price.valuedAt ?? null)
      if (call !== undefined) packed.calls.set(packed.at.length, { ...call, topics: [...call.topics] })
      packed.hash.push(toHashPlace(id.slice(0, id.indexOf(':'))))
      packed.wallet.push(toPlace(row.address))
      packed.asset.push(toPlace(row.asset))
      packed.tokenId.push(toPlace(tokenId))
      packed.counterparty.push(toPlace(counterparty?.toLowerCase() ?? null))
      packed.block.push(row.block)
      packed.position.push(row.position ?? null)
      packed.at.push(row.at)
      packed.amount.push(amount)
      packed.micros.push(value === null ? null : absolute(value.micros))
      packed.facts.push(
        KINDS.indexOf(toMovementKind(row.kind)) |
          (price << PRICE_SHIFT) |
          (hidden ? HIDDEN : 0) |
          (debt ? DEBT : 0) |
          (failed ? FAILED : 0),
      )
    },
  }
}

/** Whether a movement changed a balance, as that of a piece does not. */
export const movesBalance = ({ facts }: PackedMovements, place: number): boolean =>
  KINDS[(facts[place] ?? 0) & KIND_MASK] !== 'nft'

/** Whether what moved is hidden as spam. */
export const isHidden = ({ facts }: PackedMovements, place: number): boolean =>
  ((facts[place] ?? 0) & HIDDEN) !== 0

/** Which piece of a collection moved; null of what has none. */
export const tokenIdAt = ({ tokenId, texts }: PackedMovements, place: number): string | null =>
  texts[tokenId[place] || -1] ?? null

export const textAt = (packed: PackedMovements, column: 'wallet' | 'asset' | 'hash', place: number): string =>
  packed.texts[packed[column][place] ?? 0] ?? ''

/**
 * A block that is replaced gives its transactions another moment, which is told of one wallet a reading before it is of the
 * next one.
 */
const LONGEST_APART_MS = DAY_MS

/**
 * The transactions of movements that come in parts, oldest first, those of one moment in the order of their blocks. Only those of a day are held at once, so that a history may
 * be read while they are asked for.
 */
export function* unpackTransactions(parts: Iterable<PackedMovements>): Generator<Transaction> {
  const chains = new Map<string, number>()
  const chainOf = (asset: string): number => {
    let chain = chains.get(asset)
    if (chain === undefined) {
      chain = fromAssetId(asset as AssetId).chainId
      chains.set(asset, chain)
    }
    return chain
  }
  /** By chain and hash, in the order of their oldest movements. */
  const begun = new Map<string, Transaction>()
  let last: Transaction | undefined
  for (const packed of parts) {
    for (let place = 0; place < packed.at.length; place += 1) {
      const hash = textAt(packed, 'hash', place)
      const chainId = chainOf(textAt(packed, 'asset', place))
      const at = packed.at[place] ?? 0
      if (last === undefined || last.hash !== hash || last.chainId !== chainId) {
        const key = `${chainId}:${hash}`
        last = begun.get(key)
        if (last === undefined) {
          const over: Transaction[] = []
          for (const [old, transaction] of begun) {
            if (at - transaction.at <= LONGEST_APART_MS) break
            begun.delete(old)
            over.push(transaction)
          }
          yield* orderInBlocks(over)
          last = { hash, chainId, block: packed.block[place] ?? 0, at, legs: [] }
          begun.set(key, last)
        }
      }
      last.legs.push(unpackLeg(packed, place))
      const position = packed.position[place] ?? null
      if (position !== null) last.position = position
      const call = packed.calls.get(place)
      if (call !== undefined) last.call = call
    }
  }
  yield* orderInBlocks(begun.values())
}

function unpackLeg(packed: PackedMovements, place: number): Leg {
  const { texts } = packed
  const textOf = (at: number | undefined) => (at === undefined || at === 0 ? null : (texts[at] ?? null))
  const facts = packed.facts[place] ?? 0
  // In the order in which the file of facts has them.
  return {
    wallet: textAt(packed, 'wallet', place),
    kind: KINDS[facts & KIND_MASK] ?? 'token',
    tokenId: textOf(packed.tokenId[place]),
    valuedAt: VALUED_AT[(facts >> PRICE_SHIFT) & PRICE_MASK] ?? null,
    hidden: (facts & HIDDEN) !== 0,
    debt: (facts & DEBT) !== 0,
    asset: textAt(packed, 'asset', place) as AssetId,
    amount: packed.amount[place] ?? 0n,
    counterparty: textOf(packed.counterparty[place]),
    micros: packed.micros[place] ?? null,
    failed: (facts & FAILED) !== 0,
  }
}
