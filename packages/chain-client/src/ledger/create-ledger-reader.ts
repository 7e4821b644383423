import { type AssetId, fromAssetId, NATIVE } from '@pkg/api-contract'
import type { Chain } from '@pkg/chains'
import type { LedgerOptions, LedgerReading } from '../chain-client.ts'
import type { ClientContext } from '../client-context.ts'
import type { OriginCheck } from '../holdings/create-origin-check.ts'
import type { PoolPartFinder } from '../holdings/create-pool-part-finder.ts'
import { growthOf } from '../holdings/growth-of.ts'
import { judgeSpam } from '../holdings/judge-spam.ts'
import { listMeasures, toPlaces } from '../holdings/list-measures.ts'
import { describeFailure } from '../policies/describe-failure.ts'
import type { BlockMoment, MeasuredBalances } from '../ports/block-balances.ts'
import type { AssetDescription, AssetMovement } from '../ports/movements.ts'
import type { Address } from '../ports/wallet-data.ts'
import { ProviderError } from '../provider-error.ts'
import { createMovementCompleter } from './create-movement-completer.ts'

/** A full history may take hundreds of calls; it is read in the background. */
const MOVEMENTS = { operation: 'movements', attemptMs: 240_000, budgetMs: 300_000, lineMs: 1_200_000 }
const MEASURES = { operation: 'past balances', attemptMs: 60_000, budgetMs: 60_000 }
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
  const sources = context.select('movements', 'blockBalances', 'mints')
  const listed = sources.filling('movements')
  const nodes = sources.filling('blockBalances')
  const complete = createMovementCompleter(chain, { nodes: sources.filling('mints'), context })

  /** Past balances of the tokens whose balance changes by itself, at the ends of days and hours and before each movement. */
  async function measureGrowing(
    wallet: Address,
    assets: readonly AssetId[],
    {
      movements,
      head,
      measuredUntil = 0,
      signal,
    }: {
      movements: readonly AssetMovement[]
      head: BlockMoment
      measuredUntil: number | undefined
      signal: AbortSignal | undefined
    },
  ): Promise<MeasuredBalances[]> {
    const tokens = assets.filter((asset) => fromAssetId(asset).address !== NATIVE)
    const parts = await findPoolParts(tokens, { ...(signal && { signal }) })
    const growing = tokens.filter((asset) => growthOf(chain, asset, parts.get(asset)) !== null)
    if (growing.length === 0) return []
    const moved = movements.filter(({ asset }) => growing.includes(asset))
    // Before the first movement there is nothing to measure; what was measured already is known.
    const first = moved.reduce((earliest, { at }) => Math.min(earliest, at), Number.POSITIVE_INFINITY)
    const since = measuredUntil > 0 ? measuredUntil : Math.min(first, head.at)
    const { value } = await ask(nodes, MEASURES, signal, (port, limit) =>
      port.measure(wallet, growing, listMeasures(moved, { since, until: head.at }), {
        ...{ head, known: toPlaces(movements), signal: limit },
      }),
    )
    return value
  }

  const [node] = context.select('balances').filling('balances')

  return async (wallet, { fromBlock, assets, measuredUntil, signal }) => {
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
    const moved = await ask(listed, MOVEMENTS, signal, (port, limit, lineWait, source) => {
      origin.hold(source)
      return port.listMovements(wallet, { fromBlock, signal: limit, lineWait })
    })
    const list = await complete(moved.value, signal)
    const changed = list.movements.filter(({ kind }) => kind !== 'nft').map(({ asset }) => asset)
    const all = [...new Set([...assets, ...changed])]
    const balances =
      head &&
      (await ask(nodes, BLOCK_BALANCES, signal, (port, limit) =>
        port.getBalancesAt(wallet, all, head.value.block, { signal: limit }),
      ).catch(warn))
    const measured =
      head &&
      balances &&
      (await measureGrowing(wallet, all, {
        ...{ movements: list.movements, head: head.value, measuredUntil, signal },
      }).catch(warn))
    return {
      ...list,
      assets: list.assets.map(judgeDescription),
      present: head && balances && { ...head.value, balances: balances.value },
      measured: measured ?? [],
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
