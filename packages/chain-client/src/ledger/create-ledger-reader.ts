import { fromAssetId, NATIVE } from '@pkg/api-contract'
import type { Chain } from '@pkg/chains'
import type { LedgerOptions, LedgerReading } from '../chain-client.ts'
import type { ClientContext } from '../client-context.ts'
import { listKnownTokens } from '../data/list-known-tokens.ts'
import type { OriginCheck } from '../holdings/create-origin-check.ts'
import type { PoolPartFinder } from '../holdings/create-pool-part-finder.ts'
import { growthOf } from '../holdings/growth-of.ts'
import { judgeSpam } from '../holdings/judge-spam.ts'
import { listMeasures, toPlaces } from '../holdings/list-measures.ts'
import { describeFailure } from '../policies/describe-failure.ts'
import type { MeasuredBalances } from '../ports/block-balances.ts'
import type { AssetDescription, AssetMovement, MovementList } from '../ports/movements.ts'
import { MOST_PIECES, type PieceId, toPieceId } from '../ports/pieces.ts'
import type { Address } from '../ports/wallet-data.ts'
import { ProviderError } from '../provider-error.ts'
import { createMovementCompleter } from './create-movement-completer.ts'
import { holdRows, listTransactions } from './hold-rows.ts'
import { isLedTo } from './is-led-to.ts'
import { sharePositions } from './share-positions.ts'

/** How many transactions of an index are held against their receipts at once; later readings list the latest alone. */
const MOST_HELD = 200
/** A full history may take hundreds of calls; it is read in the background. */
const MOVEMENTS = { operation: 'movements', attemptMs: 240_000, budgetMs: 300_000, lineMs: 1_200_000 }
const PIECES = { operation: 'balances of pieces', attemptMs: 20_000, budgetMs: 30_000 }
const MEASURES = { operation: 'past balances', attemptMs: 60_000, budgetMs: 60_000 }
const RECEIPTS = { operation: 'receipts', attemptMs: 30_000, budgetMs: 30_000 }
const BLOCK_BALANCES = { operation: 'balances', attemptMs: 10_000, budgetMs: 15_000 }

/** Builds a reader of what moved in an account and of the balances that this led to. */
export function createLedgerReader(
  chain: Chain,
  {
    origin,
    findPoolParts,
    context,
  }: {
    origin: OriginCheck
    findPoolParts: PoolPartFinder
    context: Pick<ClientContext, 'select' | 'ask' | 'log'>
  },
): (wallet: Address, options: LedgerOptions) => Promise<LedgerReading> {
  const { ask, log } = context
  const sources = context.select('movements', 'blockBalances', 'mints', 'receipts')
  const listed = sources.filling('movements')
  const nodes = sources.filling('blockBalances')
  const receipts = sources.filling('receipts')
  const complete = createMovementCompleter(chain, { nodes: sources.filling('mints'), context })

  /** What an index lists, held against what a node has of the latest transactions. */
  async function holdAgainstReceipts(
    wallet: Address,
    { value: list, source }: { value: MovementList; source: string },
    signal: AbortSignal | undefined,
  ): Promise<MovementList> {
    if (receipts.some(({ name }) => name === source)) return list
    const transactions = listTransactions(list.movements, MOST_HELD)
    if (transactions.length === 0) return list
    try {
      const { value: logged } = await ask(receipts, RECEIPTS, signal, (port, limit) =>
        port.listLogged(wallet, transactions, { signal: limit }),
      )
      const { movements, changed } = holdRows(list.movements, logged)
      if (changed.size === 0) return { ...list, movements }
      log({
        level: 'warn',
        provider: source,
        message: `Lists ${changed.size} transactions otherwise than they are on the chain; the chain's word is taken`,
      })
      const described = new Set(list.assets.map(({ asset }) => asset))
      const added = [...new Set(movements.map(({ asset }) => asset))].filter(
        (asset) => !described.has(asset) && fromAssetId(asset).address !== NATIVE,
      )
      const { value: descriptions } = await ask(receipts, RECEIPTS, signal, (port, limit) =>
        port.describe(added, { signal: limit }),
      )
      return { ...list, movements, assets: [...list.assets, ...descriptions] }
    } catch (error) {
      signal?.throwIfAborted()
      log({ level: 'warn', message: `Movements were not held against receipts: ${describeFailure(error)}` })
      return list
    }
  }

  const answeredFor = new Set<string>([NATIVE, ...listKnownTokens(chain)])

  /**
   * Past balances at the ends of days and hours: of the tokens whose balance changes by itself, before each movement too, and of those
   * that somebody answers for where the movements do not lead to them.
   */
  async function measurePast(
    wallet: Address,
    { movements, cutShortAt }: MovementList,
    {
      present,
      fromBlock,
      measuredUntil = 0,
      signal,
    }: {
      present: MeasuredBalances
      /** The movements are of this block and later ones. */
      fromBlock: number
      measuredUntil: number | undefined
      signal: AbortSignal | undefined
    },
  ): Promise<MeasuredBalances[]> {
    const assets = [...present.balances.keys()]
    const tokens = assets.filter((asset) => fromAssetId(asset).address !== NATIVE)
    const parts = await findPoolParts(tokens, { ...(signal && { signal }) })
    const growing = new Set(tokens.filter((asset) => growthOf(chain, asset, parts.get(asset)) !== null))
    // Whoever made another token can have it answer what they like.
    const still = assets.filter((asset) => !growing.has(asset) && answeredFor.has(fromAssetId(asset).address))
    const moved = movements.filter(({ asset }) => growing.has(asset))
    // Before the first movement there is nothing to measure; what was measured already is known.
    const first = movements.reduce((earliest, { at }) => Math.min(earliest, at), Number.POSITIVE_INFINITY)
    const since = measuredUntil > 0 ? measuredUntil : Math.min(first, present.at)
    const { value } = await ask(nodes, MEASURES, signal, (port, limit) =>
      port.measure(wallet, [...growing, ...still], listMeasures(moved, { since, until: present.at }), {
        ...{ head: present, known: toPlaces(movements), signal: limit },
      }),
    )
    // Of what the movements lead to nothing has to be kept.
    const isHeld = ({ block }: MeasuredBalances) => block >= fromBlock - 1
    const held = value.filter(isHeld)
    const even = new Set(still.filter((asset) => isLedTo(asset, movements, { present, held, cutShortAt })))
    return value.map((one) => {
      if (!isHeld(one)) return one
      return { ...one, balances: new Map([...one.balances].filter(([asset]) => !even.has(asset))) }
    })
  }

  const [node] = context.select('balances').filling('balances')

  /** Of the transactions that were known, and that a list lacks, those that are in their blocks all the same. */
  async function findStanding(
    wallet: Address,
    known: readonly AssetMovement[],
    { movements }: MovementList,
    signal: AbortSignal | undefined,
  ): Promise<Set<string>> {
    const listed = new Set(listTransactions(movements, Number.POSITIVE_INFINITY).map(({ hash }) => hash))
    const missing = listTransactions(known, Number.POSITIVE_INFINITY).filter(({ hash }) => !listed.has(hash))
    if (missing.length === 0) return new Set()
    try {
      const { value } = await ask(receipts, RECEIPTS, signal, (port, limit) =>
        port.listLogged(wallet, missing.slice(0, MOST_HELD), { signal: limit }),
      )
      return new Set([...value].flatMap(([hash, logged]) => (logged === null ? [] : [hash])))
    } catch (error) {
      signal?.throwIfAborted()
      log({ level: 'warn', message: `What a list lacks was not looked for: ${describeFailure(error)}` })
      return new Set()
    }
  }

  /** How much is there of the pieces that moved, the latest first, and of those that are asked about. */
  async function readPieces(
    wallet: Address,
    { movements }: MovementList,
    { pieces, block, signal }: { pieces: readonly PieceId[]; block: number; signal: AbortSignal | undefined },
  ): Promise<Map<PieceId, bigint> | null> {
    const moved = movements
      .filter(({ kind }) => kind === 'nft')
      .sort((a, b) => b.block - a.block)
      .flatMap(({ asset, tokenId }) => (tokenId == null ? [] : toPieceId(asset, tokenId)))
    const all = [...new Set([...moved, ...pieces])].slice(0, MOST_PIECES)
    if (all.length === 0) return new Map()
    try {
      const { value } = await ask(nodes, PIECES, signal, (port, limit) =>
        port.getPiecesAt(wallet, all, block, { signal: limit }),
      )
      return value
    } catch (error) {
      signal?.throwIfAborted()
      log({ level: 'warn', message: `Pieces were not asked about: ${describeFailure(error)}` })
      return null
    }
  }

  return async (wallet, { fromBlock, assets, pieces = [], known = [], measuredUntil, signal }) => {
    if (node !== undefined) origin.hold(node.name)
    const warn = (error: unknown) => {
      signal?.throwIfAborted()
      // What one of them says of the present is no reason to walk back from it.
      if (error instanceof ProviderError && error.kind === 'disagreement') throw error
      log({ level: 'warn', message: `No balances to walk back from: ${describeFailure(error)}` })
      return null
    }
    // The head comes first, so that the movements that are read after it reach at least that far.
    const head = await ask(nodes, BLOCK_BALANCES, signal, (port, limit) =>
      port.getHead({ signal: limit }),
    ).catch(warn)
    const moved = await ask(listed, MOVEMENTS, signal, async (port, limit, lineWait, source) => {
      origin.hold(source)
      const found = await port.listMovements(wallet, { fromBlock, signal: limit, lineWait })
      // One that was set up anew has read nothing of any wallet, and no node is there to say so.
      if (head === null && known.length > 0 && found.movements.length === 0) {
        throw new ProviderError('unsuitable', {
          ...{ provider: source, operation: 'movements', clause: 'tells nothing of the wallet' },
          details: 'it has told of movements before',
        })
      }
      return found
    })
    const completed = await complete(await holdAgainstReceipts(wallet, moved, signal), signal)
    const list = { ...completed, movements: sharePositions(completed.movements) }
    const stands = await findStanding(wallet, known, list, signal)
    const changed = list.movements.filter(({ kind }) => kind !== 'nft').map(({ asset }) => asset)
    const all = [...new Set([...assets, ...changed])]
    const balances =
      head &&
      (await ask(nodes, BLOCK_BALANCES, signal, (port, limit) =>
        port.getBalancesAt(wallet, all, head.value.block, { signal: limit }),
      ).catch(warn))
    const present = head && balances && { ...head.value, balances: balances.value }
    const held = present && (await readPieces(wallet, list, { pieces, block: present.block, signal }))
    const measured =
      present &&
      (await measurePast(wallet, list, { present, fromBlock, measuredUntil, signal }).catch(
        (error: unknown) => {
          signal?.throwIfAborted()
          log({ level: 'warn', message: `The past was not measured: ${describeFailure(error)}` })
          return null
        },
      ))
    return {
      ...list,
      assets: list.assets.map(judgeDescription),
      present,
      pieces: held,
      measured: measured ?? [],
      stands,
      source: moved.source,
    }
  }
}

function judgeDescription(description: AssetDescription): AssetDescription {
  const { chainId, address } = fromAssetId(description.asset)
  return {
    ...description,
    flagged: judgeSpam({ ...description, chainId, address, hasTrustedPrice: false }),
  }
}
