import { type AssetId, fromAssetId, NATIVE, toAssetId } from '@pkg/api-contract'
import { isNativeFace } from '../holdings/is-native-face.ts'
import type { Position, PositionCandidates, PositionOptions, PositionPart } from '../ports/positions.ts'
import type { Address } from '../ports/wallet-data.ts'
import {
  type Answer,
  type ContractCall,
  callOf,
  type ReadCalls,
  readGroups,
  toWord,
} from './contract-call.ts'
import { askOwnedNfts, toOwnedNfts } from './list-owned-nfts.ts'
import type { Content, Holder, PositionReader, ReaderContext } from './position-reader.ts'
import { readers } from './readers/index.ts'
import { keyOfSubject, type Shape, type ShapeStore } from './shape-store.ts'
import type { Subject } from './subject.ts'

/** How many contracts may lie in each other. */
const MOST_LEVELS = 4

export interface Reading extends ReaderContext {
  wallet: Address
  /** All of one block. */
  readCalls: ReadCalls
  shapes: ShapeStore
  findPriced: NonNullable<PositionOptions['findPriced']>
}

interface Found {
  subject: Subject
  reader: PositionReader
  plan: NonNullable<Shape>['plan']
}

/** What is read of a position on the way through its levels. */
interface Open {
  position: Position
  /** Parts that may themselves be shells, with the contracts that they lie in. */
  open: { part: PositionPart; path: readonly Address[] }[]
  done: PositionPart[]
  isRefused: boolean
}

/**
 * Reads the positions of a wallet: first what every candidate is and how much of it is held, then what is in those that are
 * something, and the same again for what lies in these.
 */
export async function listPositions(
  candidates: PositionCandidates,
  reading: Reading,
): Promise<{ positions: Position[]; unread: AssetId[] }> {
  const { chain, wallet } = reading
  const { id: chainId, anchors } = chain
  const subjects = toSubjects(candidates, reading)
  const { known, answers, silent } = await identify(subjects, reading, [
    ...subjects.map(({ of, contract }) =>
      of === 'token' ? [callOf(contract, 'balanceOf(address)', wallet)] : [],
    ),
    ...askOwnedNfts(anchors, wallet),
  ])
  const managers = answers.slice(subjects.length)
  const owned = await toOwnedNfts(anchors, wallet, managers, reading.readCalls)
  const isCandidate = new Set(subjects.map(keyOfSubject))
  const others = owned.filter((subject) => !isCandidate.has(keyOfSubject(subject)))
  const inManagers = await identify(others, reading)
  const found = [...known, ...inManagers.known]
  const held = found.flatMap(({ subject, shape }, index) => {
    const amount =
      subject.of === 'token' ? (toWord(answers[index]?.[0]) ?? 0n) : subject.of === 'nft' ? 1n : 0n
    const one = toFound(subject, shape)
    return one === null || (subject.of === 'token' && amount === 0n)
      ? []
      : [{ ...one, holder: { wallet, amount } }]
  })
  const contents = await readContents(held, reading)
  const fallenSilent = held.filter((_, index) => contents[index] === 'unread').map(({ subject }) => subject)
  if (fallenSilent.length > 0) await reading.shapes.forget(fallenSilent.map(keyOfSubject))
  const unread = new Set([
    ...[...silent, ...inManagers.silent, ...fallenSilent].map((subject) => toPositionId(chainId, subject)),
    // How much there is of a token, and how many pieces, has to be told by what is real.
    ...subjects
      .filter((subject, index) => isReal(subject, chain) && answers[index]?.[0] === null)
      .map((subject) => toPositionId(chainId, subject)),
    ...anchors.v3Managers
      .filter((_, index) => managers[index]?.[0] === null)
      .map(({ address }) => toAssetId({ chainId, address })),
  ])
  const open = held.flatMap(({ subject, holder }, index): Open[] => {
    const content = contents[index]
    const asset = toAssetId({ chainId, address: subject.contract })
    if (content === null || content === undefined || content === 'unread') return []
    const shellAmount = content.shellAmount ?? holder.amount
    const position: Position = {
      id: toPositionId(chainId, subject),
      protocol: content.protocol,
      kind: content.kind,
      shell: subject.of === 'token' || (subject.of === 'account' && shellAmount > 0n) ? asset : null,
      shellAmount: subject.of === 'nft' ? 1n : shellAmount,
      parts: [],
      trust: content.trust,
      contracts: [subject.contract, ...(content.contracts ?? [])],
      health: content.health ?? null,
    }
    const parts = content.parts.map((part) => ({ part, path: [subject.contract] }))
    return [{ position, open: parts, done: [], isRefused: false }]
  })
  for (let level = 1; level < MOST_LEVELS; level += 1) {
    if (!(await unwrap(open, reading))) break
  }
  return {
    positions: open.flatMap(({ position, open: rest, done, isRefused }) => {
      const parts = merge([...done, ...rest.map(({ part }) => part)], chain)
      return isRefused || parts.length === 0 ? [] : [{ ...position, parts }]
    }),
    unread: [...unread],
  }
}

function toPositionId(chainId: number, { of, contract, id }: Subject): AssetId {
  const asset = toAssetId({ chainId, address: contract })
  return of === 'nft' ? `${asset}/${id}` : asset
}

/** Whether an anchor of the chain names the contract itself: what does not answer there is missing, and not nothing. */
function isReal({ of, contract }: Subject, { anchors }: ReaderContext['chain']): boolean {
  const { comets, vaults, stakingTokens, v3Managers } = anchors
  const named = of === 'account' ? comets : of === 'nft' ? v3Managers : [...vaults, ...stakingTokens]
  return named.some(({ address }) => address === contract)
}

/** The same token twice, or in another spelling, is one. */
function toSubjects({ tokens, nfts }: PositionCandidates, { chain }: ReaderContext): Subject[] {
  const accounts = chain.anchors.comets.map(({ address }) => address)
  const own = (asset: AssetId) => {
    const { chainId: id, address } = fromAssetId(asset)
    return id === chain.id && address !== NATIVE ? [address.toLowerCase() as Address] : []
  }
  const all: Subject[] = [
    ...accounts.map((contract) => ({ of: 'account' as const, contract, id: 0n })),
    ...tokens
      .flatMap(own)
      .filter((contract) => !accounts.includes(contract))
      .map((contract) => ({ of: 'token' as const, contract, id: 0n })),
    ...nfts
      .filter(({ id }) => /^\d+$/.test(id))
      .flatMap(({ contract, id }) =>
        own(contract).map((address) => ({ of: 'nft' as const, contract: address, id: BigInt(id) })),
      ),
  ]
  return [...new Map(all.map((subject) => [keyOfSubject(subject), subject])).values()]
}

/** What each subject is, and the answers to further questions that are asked together with those about it. */
async function identify(
  subjects: readonly Subject[],
  { readCalls, shapes, chain }: Reading,
  also: readonly ContractCall[][] = [],
): Promise<{
  known: { subject: Subject; shape: Shape }[]
  answers: Answer[][]
  /** What is real and did not say what it is. */
  silent: Subject[]
}> {
  const context = { chain }
  const kept = await shapes.recall(subjects)
  const probed = subjects
    .filter((subject) => !kept.has(keyOfSubject(subject)))
    .flatMap((subject) =>
      readers.filter(({ of }) => of === subject.of).map((reader) => ({ subject, reader })),
    )
  const groups = await readGroups(readCalls, [
    ...also,
    ...probed.map(({ subject, reader }) => reader.probe(subject, context)),
  ])
  const accepted = probed.flatMap(({ subject, reader }, index) => {
    const plan = reader.accept(groups[also.length + index] ?? [], subject, context)
    return plan === null ? [] : [{ subject, reader, plan }]
  })
  // Of two that accept a contract, the first has it.
  const first = [...new Map(accepted.toReversed().map((one) => [keyOfSubject(one.subject), one])).values()]
  const located = await readGroups(
    readCalls,
    first.map(({ reader, plan, subject }) => reader.locate?.ask(plan, subject) ?? []),
  )
  const learnt = new Map<string, Shape>(probed.map(({ subject }) => [keyOfSubject(subject), null]))
  const failed = new Set(
    probed.flatMap(({ subject }, index) =>
      groups[also.length + index]?.includes(null) ? [keyOfSubject(subject)] : [],
    ),
  )
  for (const [index, { subject, reader, plan }] of first.entries()) {
    const key = keyOfSubject(subject)
    const whole = reader.locate ? reader.locate.toPlan(plan, located[index] ?? []) : plan
    learnt.set(key, whole && { reader: reader.id, plan: whole })
    if (located[index]?.includes(null)) failed.add(key)
  }
  // What refused to answer may answer at the next reading: it is not known to be nothing.
  const silent = new Map(
    probed.flatMap(({ subject }) => {
      const key = keyOfSubject(subject)
      return isReal(subject, chain) && failed.has(key) && learnt.get(key) === null ? [[key, subject]] : []
    }),
  )
  for (const key of silent.keys()) learnt.delete(key)
  if (learnt.size > 0) await shapes.keep(learnt)
  return {
    known: subjects.map((subject) => {
      const key = keyOfSubject(subject)
      return { subject, shape: kept.get(key) ?? learnt.get(key) ?? null }
    }),
    answers: groups.slice(0, also.length),
    silent: [...silent.values()],
  }
}

function toFound(subject: Subject, shape: Shape): Found | null {
  const reader = readers.find(({ id }) => id === shape?.reader)
  return reader === undefined || shape === null ? null : { subject, reader, plan: shape.plan }
}

async function readContents(
  held: readonly (Found & { holder: Holder })[],
  { readCalls, chain }: Reading,
): Promise<(Content | null | 'unread')[]> {
  const groups = await readGroups(
    readCalls,
    held.map(({ reader, plan, subject, holder }) => reader.read(plan, subject, holder)),
  )
  return held.map(({ reader, ...given }, index) =>
    reader.toContent({ ...given, context: { chain } }, groups[index] ?? []),
  )
}

/** Takes apart the parts that are shells themselves; false when there was nothing to take apart. */
async function unwrap(positions: readonly Open[], reading: Reading): Promise<boolean> {
  const waiting = positions.flatMap((row) =>
    row.open.splice(0).flatMap((one) => {
      const { address } = fromAssetId(one.part.asset)
      const contract = address as Address
      if (one.path.includes(contract)) row.isRefused = true
      if (row.isRefused || address === NATIVE || one.part.amount <= 0n) {
        row.done.push(one.part)
        return []
      }
      return [{ row, ...one, subject: { of: 'token', contract, id: 0n } satisfies Subject }]
    }),
  )
  if (waiting.length === 0) return false
  const distinct = [...new Map(waiting.map(({ subject }) => [subject.contract, subject])).values()]
  const { known } = await identify(distinct, reading)
  const shapes = new Map(known.map(({ subject, shape }) => [subject.contract, shape]))
  const shells = waiting.flatMap((one) => {
    const found = toFound(one.subject, shapes.get(one.subject.contract) ?? null)
    return found === null ? [] : [{ ...one, ...found }]
  })
  const priced = await reading.findPriced([...new Set(shells.map(({ part }) => part.asset))])
  const taken = shells.filter(({ part, reader }) => reader.isAlwaysTakenApart || !priced.has(part.asset))
  const contents = await readContents(
    taken.map((one) => ({ ...one, holder: { wallet: reading.wallet, amount: one.part.amount } })),
    reading,
  )
  const contentOf = new Map(taken.map(({ part }, index) => [part, contents[index] ?? null]))
  let hasTaken = false
  for (const { row, part, path, subject } of waiting) {
    const content = contentOf.get(part)
    // What lies inside is believed by an anchor alone: a claim would be no better for lying in something true.
    if (content === undefined || content === null || content === 'unread' || content.trust !== 'anchored') {
      if (content !== undefined && content !== null && isCycle(content, [...path, subject.contract]))
        row.isRefused = true
      row.done.push(part)
      continue
    }
    hasTaken = true
    const inner = [...path, subject.contract]
    row.open.push(
      ...content.parts.map((found) => ({
        part: {
          ...found,
          role: part.role === 'fee' ? ('fee' as const) : found.role,
          ...(part.isBeside && { isBeside: true }),
        },
        path: inner,
      })),
    )
  }
  return hasTaken
}

function isCycle(content: Content | 'unread', path: readonly Address[]): boolean {
  return (
    content !== 'unread' &&
    content.parts.some(({ asset }) => path.includes(fromAssetId(asset).address as Address))
  )
}

/**
 * One part per asset and role, apart from what is beside the token; what there is nothing of is none. A face of the coin is the coin,
 * as it is in the wallet.
 */
function merge(parts: readonly PositionPart[], chain: Reading['chain']): PositionPart[] {
  const coin = toAssetId({ chainId: chain.id, address: NATIVE })
  const merged = new Map<string, PositionPart>()
  for (const given of parts) {
    const part = isNativeFace(chain, fromAssetId(given.asset).address) ? { ...given, asset: coin } : given
    const key = `${part.asset} ${part.role} ${part.isBeside ?? false}`
    const before = merged.get(key)
    merged.set(key, before === undefined ? { ...part } : { ...before, amount: before.amount + part.amount })
  }
  return [...merged.values()].filter(({ amount }) => amount !== 0n)
}
