import {
  AppError,
  type AssetId,
  fromAssetId,
  NATIVE,
  type Position,
  position,
  readPlace,
  type Token,
  toAssetId,
  token,
} from '@pkg/api-contract'
import type { Chain } from '@pkg/chains'
import * as z from 'zod'
import type { ChainClientOptions } from '../chain-client-options.ts'
import type { ClientContext } from '../client-context.ts'
import type { Sources } from '../open-providers.ts'
import { createAnswerCache, type KeptAnswer } from '../policies/answer-cache.ts'
import { describeFailures } from '../policies/describe-failures.ts'
import { formatMoment } from '../policies/problem-sentences.ts'
import { AllFailed } from '../policies/with-fallback.ts'
import type { PositionList } from '../ports/positions.ts'
import type { Address, ListedToken } from '../ports/wallet-data.ts'
import { createShapeStore } from '../positions/create-shape-store.ts'
import { ProviderError } from '../provider-error.ts'
import type { PriceTokens } from './create-pricing.ts'
import { listInsideRows } from './list-inside-rows.ts'
import { comparePositions, valuePositions } from './value-positions.ts'

const POSITIONS = { operation: 'positions', attemptMs: 6_000, budgetMs: 8_000 }

/** Positions could not be read. `problem` is what it does to the tokens: null where nobody is there to read them. */
export class PositionsUnread extends AppError {
  readonly problem: string | null

  constructor(details: string, problem: string | null) {
    super('SOURCE_UNAVAILABLE', { details })
    this.problem = problem
  }
}

const found = z.object({ positions: z.array(position), inside: z.array(token) })

export interface PositionAnswer {
  positions: Position[]
  /** The parts that count as themselves, as rows beside the tokens. */
  inside: Token[]
  source: string
  problem: string | null
  /** When the last good figures and their prices were read, where the reading, or a part of it, failed and they stand in. */
  readAt?: string
}

/**
 * Reads positions and puts worth to them; what fails is returned and not thrown, since tokens are shown without them too. Where a
 * reading fails, what the last good one found stands in, so that no sum falls because a node is away.
 */
export function createPositionReader(
  chain: Chain,
  {
    sources,
    priceTokens,
    answers,
    context: { ask, now, log },
  }: {
    sources: Sources<'positions'>
    priceTokens: PriceTokens
    answers: ChainClientOptions['answers']
    context: Pick<ClientContext, 'ask' | 'now' | 'log'>
  },
) {
  const candidates = sources.filling('positions')
  const lastGood = createAnswerCache({ store: answers, schema: found, now })
  const keyOf = (wallet: Address) => `last-positions:1:${sources.id}:${chain.id}:${wallet}`
  const shapes = createShapeStore({ sourcesId: sources.id, chainId: chain.id, answers, now })

  /** What assets cost, whatever the wallet has of them. */
  async function priceAssets(
    assets: readonly AssetId[],
    list: Pick<PositionList, 'assets' | 'positions'>,
    options: { signal: AbortSignal; refresh: boolean },
  ): Promise<Map<AssetId, Token>> {
    const vouched = new Set(
      // Who makes a pool chooses what is in it, and the factory asks nobody.
      list.positions.flatMap(({ trust, kind, parts }) =>
        trust === 'anchored' && kind !== 'pool' ? parts.map(({ asset }) => asset) : [],
      ),
    )
    const { native } = chain
    const rows = [...new Set(assets)].map((asset): ListedToken => {
      const told = fromAssetId(asset).address === NATIVE ? native : list.assets.get(asset)
      return {
        ...fromAssetId(asset),
        ...{ symbol: told?.symbol ?? null, name: told?.name ?? null, decimals: told?.decimals ?? null },
        ...{ balance: '0', usdPrice: null, usdValue: null, usdPrice24hPercentChange: null },
        ...{ logo: null, thumbnail: null, spam: 'no', verified: vouched.has(asset) || null },
      }
    })
    if (rows.length === 0) return new Map()
    const { tokens } = await priceTokens(rows, { listedBy: 'a node', parts: new Map(), ...options })
    return new Map(tokens.map((token) => [toAssetId(token), token]))
  }

  return async (
    wallet: Address,
    tokens: readonly Token[],
    options: { signal: AbortSignal; refresh: boolean },
  ): Promise<PositionAnswer | PositionsUnread> => {
    const contracts = tokens.filter(({ address }) => address !== NATIVE)
    const findPriced = async (assets: readonly AssetId[]) => {
      const prices = await priceAssets(assets, { assets: new Map(), positions: [] }, options)
      return new Set([...prices].filter(([, { usdPrice }]) => usdPrice !== null).map(([asset]) => asset))
    }
    try {
      const { value, source } = await ask(candidates, POSITIONS, options.signal, (port, signal) =>
        port.listPositions(
          wallet,
          { tokens: contracts.map(toAssetId), nfts: [] },
          { signal, findPriced, shapes },
        ),
      )
      const assets = value.positions.flatMap(({ parts }) => parts.map(({ asset }) => asset))
      const prices = withPictures(await priceAssets(assets, value, options), tokens)
      const positions = valuePositions(value, { tokens, prices })
      const inside = listInsideRows(positions, value.positions, prices)
      const read = { positions, inside }
      if (value.unread.length > 0) {
        // What did not answer this time may have been in the reading before.
        const last = (await lastGood.get(keyOf(wallet)))?.answer
        return { ...standIn(read, value.unread, last, now()), source }
      }
      const updatedAt = new Date(now()).toISOString()
      await lastGood.set(keyOf(wallet), { data: read, source, updatedAt, problem: null })
      return { ...read, source, problem: null }
    } catch (error) {
      options.signal.throwIfAborted()
      if (!(error instanceof AppError)) throw error
      const why = error.details ?? error.message
      log({ level: 'info', message: `Positions were not read: ${why}` })
      const last = await lastGood.get(keyOf(wallet))
      if (last === undefined) {
        // Where no node is set up, nothing inside contracts is ever read, and the sources of the chain say so.
        const isRead = candidates.length > 0
        return new PositionsUnread(
          why,
          isRead ? `${toReason(error)}what is inside contracts is not known.` : null,
        )
      }
      const { data, source, updatedAt } = last.answer
      // Also where there was nothing: something may be there since.
      const problem = `${toReason(error)}what is inside contracts is of ${formatMoment(updatedAt, now())}.`
      return { ...data, source, problem, readAt: updatedAt }
    }
  }
}

function toReason(error: AppError): string {
  if (error instanceof AllFailed) return `${describeFailures(error.failures)}; `
  return error instanceof ProviderError ? `${describeFailures([error])}; ` : ''
}

/**
 * A reading in which contracts that are real did not answer, with what the last good one found in them. Of those in which it found
 * nothing, and of which it did not know, a sentence says that what is in them is missing.
 * @param unread ids of positions, or of contracts that hold pieces
 */
function standIn(
  read: z.output<typeof found>,
  unread: readonly AssetId[],
  last: KeptAnswer<z.output<typeof found>> | undefined,
  now: number,
): Omit<PositionAnswer, 'source'> {
  const isUnread = (id: string) => unread.some((one) => id === one || id.startsWith(`${one}/`))
  const known = new Set(read.positions.map(({ id }) => id))
  const kept = last?.data.positions.filter(({ id }) => isUnread(id) && !known.has(id)) ?? []
  const ids = new Set(kept.map(({ id }) => id))
  const rows = last?.data.inside.filter((row) => ids.has(positionOf(row))) ?? []
  const isKept = (one: string) => kept.some(({ id }) => id === one || id.startsWith(`${one}/`))
  const sentences = [
    ...(last === undefined
      ? []
      : describeSilent(unread.filter(isKept).length, `of ${formatMoment(last.updatedAt, now)}`)),
    ...describeSilent(unread.filter((one) => !isKept(one)).length, 'missing'),
  ]
  return {
    positions: [...read.positions, ...kept].sort(comparePositions),
    inside: [...read.inside, ...rows],
    problem: sentences.join(' '),
    ...(last !== undefined && kept.length > 0 && { readAt: last.updatedAt }),
  }
}

/** The id of the position that a row lies in. */
function positionOf({ chainId, address }: Token): string {
  const { contract, piece } = readPlace(address) ?? {}
  return `${chainId}:${contract}${piece === undefined ? '' : `/${piece}`}`
}

function describeSilent(count: number, what: string): string[] {
  if (count === 0) return []
  const [who, where] = count === 1 ? ['One contract', 'it'] : [`${count} contracts`, 'them']
  return [`${who} did not answer; what is in ${where} is ${what}.`]
}

/** A node tells no pictures: those of the same assets in the wallet, which an index told. */
function withPictures(
  prices: ReadonlyMap<AssetId, Token>,
  tokens: readonly Token[],
): ReadonlyMap<AssetId, Token> {
  const held = new Map(tokens.map((row) => [toAssetId(row), row]))
  return new Map(
    [...prices].map(([id, row]) => {
      const { logo, thumbnail } = held.get(id) ?? row
      return [id, { ...row, logo, thumbnail }]
    }),
  )
}
