import { type AssetId, fromAssetId, type Micros, type Movement } from '@pkg/api-contract'
import type { ValuedMovement } from '../movements/create-movement-lists.ts'
import { toMovementKind } from '../movements/to-movement.ts'
import type { Leg, Transaction } from './transaction.ts'

type Call = NonNullable<Transaction['call']>

/**
 * Movements in columns, newest first: what passes between threads and is kept for a while is a few numbers of each, and what
 * repeats is there once. A column of texts holds their places in `texts`, of which the first stands for none.
 */
export interface PackedMovements {
  texts: string[]
  hash: number[]
  wallet: number[]
  asset: number[]
  tokenId: number[]
  counterparty: number[]
  block: number[]
  /** Milliseconds since 1970. */
  at: number[]
  /** Base units, or pieces; negative when it left. */
  amount: bigint[]
  /** What the amount was worth, never negative; null where that is not known. */
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

/** Puts movements into columns as they come, newest first. */
export function createPacker(): { add: (movement: ValuedMovement) => void; packed: PackedMovements } {
  const places = new Map<string, number>()
  const packed: PackedMovements = {
    texts: [''],
    ...{ hash: [], wallet: [], asset: [], tokenId: [], counterparty: [] },
    ...{ block: [], at: [], amount: [], micros: [], facts: [], calls: new Map() },
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
      packed.at.push(row.at)
      packed.amount.push(amount)
      packed.micros.push(value === null ? null : value.micros < 0n ? -value.micros : value.micros)
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

export const textAt = (packed: PackedMovements, column: 'wallet' | 'asset' | 'hash', place: number): string =>
  packed.texts[packed[column][place] ?? 0] ?? ''

/** The transactions of movements, oldest first; each is made when it is asked for, so that no two need be held. */
export function* unpackTransactions(packed: PackedMovements): Generator<Transaction> {
  const { texts, calls } = packed
  const chains = new Map<number, number>()
  const chainOf = (place: number): number => {
    const asset = packed.asset[place] ?? 0
    let chain = chains.get(asset)
    if (chain === undefined) {
      chain = fromAssetId(texts[asset] as AssetId).chainId
      chains.set(asset, chain)
    }
    return chain
  }
  for (const places of groupByTransaction(packed, chainOf)) {
    const [oldest = 0] = places
    const transaction: Transaction = {
      hash: textAt(packed, 'hash', oldest),
      chainId: chainOf(oldest),
      block: packed.block[oldest] ?? 0,
      at: packed.at[oldest] ?? 0,
      legs: places.map((place) => unpackLeg(packed, place)),
    }
    for (const place of places) {
      const call = calls.get(place)
      if (call !== undefined) transaction.call = call
    }
    yield transaction
  }
}

/** The places of the movements of each transaction, oldest first. */
function groupByTransaction(
  { texts, hash }: PackedMovements,
  chainOf: (place: number) => number,
): Iterable<number[]> {
  const groups = new Map<string, number[]>()
  let last: { hash: number; chain: number; places: number[] } | undefined
  for (let place = hash.length - 1; place >= 0; place -= 1) {
    const own = hash[place] ?? 0
    const chain = chainOf(place)
    if (last === undefined || last.hash !== own || last.chain !== chain) {
      const key = `${chain}:${texts[own]}`
      let places = groups.get(key)
      if (places === undefined) {
        places = []
        groups.set(key, places)
      }
      last = { hash: own, chain, places }
    }
    last.places.push(place)
  }
  return groups.values()
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
