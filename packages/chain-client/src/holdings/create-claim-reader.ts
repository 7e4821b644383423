import { AppError, HOUR_MS, position, type Sourced } from '@pkg/api-contract'
import type { Chain } from '@pkg/chains'
import { createFreshness, waitAtMost } from '@pkg/keep-fresh'
import * as z from 'zod'
import type { ClientContext } from '../client-context.ts'
import type { Sources } from '../open-providers.ts'
import { type CircuitBreaker, createCircuitBreaker } from '../policies/circuit-breaker.ts'
import { createSourcedReader } from '../policies/create-sourced-reader.ts'
import { describeFailures } from '../policies/describe-failures.ts'
import { formatMoment } from '../policies/problem-sentences.ts'
import { AllFailed } from '../policies/with-fallback.ts'
import type { PositionClaim } from '../ports/position-claims.ts'
import type { Address, ReadOptions } from '../ports/wallet-data.ts'
import { ProviderError } from '../provider-error.ts'

/** How long a service may take, which goes on after a person has stopped waiting: see `PATIENCE_MS`. */
const CLAIMS = { operation: 'position claims', attemptMs: 20_000, budgetMs: 20_000 }
/** A claim costs as much as a hundred lists of holdings, so that it is told anew every hour, whoever asks for new figures. */
const FRESH_MS = HOUR_MS
const QUIET_AFTER_FAILURE_MS = 60_000
/** How long a person waits for what is in no sum. */
const PATIENCE_MS = 4_000

const claim = z.object({
  ...z.object(position.shape).omit({ trust: true, claimedBy: true, block: true, blockTime: true }).shape,
  contracts: z.array(z.custom<Address>((value) => typeof value === 'string')),
  piece: z.string().nullable(),
}) satisfies z.ZodType<PositionClaim>

const claimList = z.object({ claims: z.array(claim), left: z.int() })

/** What services claim of a wallet, as it was told last, and what is to be said of it. */
export interface ToldClaims {
  /** The same object as long as the answer is the same; null where nobody told anything. */
  answer: Sourced<z.output<typeof claimList>> | null
  problem: string | null
}

/**
 * Reads what services claim that a wallet has inside contracts. It never fails: what is missing is a sentence. Undefined where no
 * service that tells it is configured.
 */
export function createClaimReader(
  chain: Chain,
  {
    sources,
    sharedBy,
    context: { ask, flights, now, log, store, onCacheHit },
  }: {
    sources: Sources<'positionClaims'>
    sharedBy: number
    context: Pick<ClientContext, 'ask' | 'flights' | 'now' | 'log' | 'store' | 'onCacheHit'>
  },
) {
  const candidates = sources
    .filling('positionClaims')
    .filter(({ port }) => port.isTold)
    .map((candidate) => ({
      ...candidate,
      // A plan that does not tell positions may tell everything else: the source itself is left alone for what is asked here alone.
      breaker: createCircuitBreaker({ provider: candidate.name, now }),
      shared: candidate.breaker,
    }))
  if (candidates.length === 0) return undefined

  const readKept = createSourcedReader({
    name: 'claims:1',
    ...{ sources, schema: claimList, store, flights, now, log, onCacheHit, sharedBy },
    ...{ freshMs: FRESH_MS, freshWithProblemMs: FRESH_MS },
  })
  const failures = createFreshness({ quietMs: QUIET_AFTER_FAILURE_MS, now })
  /** Why the services are left alone, where they are. */
  let reason: string | undefined

  async function read(wallet: Address, signal: AbortSignal) {
    if (failures.isQuiet(wallet)) throw failures.failureOf(wallet)?.error
    try {
      const refusals = candidates.flatMap(({ shared }) => findRefusal(shared) ?? [])
      if (refusals.length === candidates.length) throw new AllFailed(refusals)
      const { value, source } = await ask(candidates, CLAIMS, signal, (port, limit) =>
        port.listClaims(wallet, { signal: limit }),
      )
      failures.succeeded(wallet)
      return { data: value, source, updatedAt: new Date(now()).toISOString(), problem: null }
    } catch (error) {
      if (!signal.aborted) failures.failed(wallet, error)
      throw error
    }
  }

  function describe(error: unknown): string {
    const told = error instanceof AllFailed ? error.failures : []
    const known = told.filter(({ kind }) => kind !== 'resting')
    // A source that rests says nothing of why it does.
    reason = known.length > 0 ? describeFailures(known) : (reason ?? describeFailures(told))
    return reason
  }

  return {
    async read(wallet: Address, { signal }: ReadOptions): Promise<ToldClaims> {
      // It goes on without whoever asked, for the next one.
      const reading = readKept(`${chain.id}:${wallet}`, (limit) => read(wallet, limit), {})
      if (!(await waitAtMost(reading, PATIENCE_MS, signal))) {
        const names = candidates.map(({ name }) => name).join(' and ')
        return { answer: null, problem: `${names} has not told yet what it claims to be inside contracts.` }
      }
      try {
        const answer = await reading
        return { answer, problem: describeAnswer(answer, now()) }
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        return {
          answer: null,
          problem: `${describe(error)}; what it would claim to be inside contracts is missing.`,
        }
      }
    },
    holds: readKept.holds,
  }
}

/** Why a source is left alone whatever it is asked, where it is. */
function findRefusal({ check }: CircuitBreaker): ProviderError | undefined {
  try {
    check(CLAIMS.operation)
    return undefined
  } catch (error) {
    if (error instanceof ProviderError) return error
    throw error
  }
}

export type ClaimReader = NonNullable<ReturnType<typeof createClaimReader>>

function describeAnswer(
  { data: { left }, source, updatedAt, stale }: NonNullable<ToldClaims['answer']>,
  now: number,
): string | null {
  const sentences = [
    ...(stale
      ? [`${source} did not answer anew; what it claims is of ${formatMoment(updatedAt, now)}.`]
      : []),
    ...(left === 0
      ? []
      : [
          `${left === 1 ? 'One position' : `${left} positions`} that ${source} claims could not be read and ${left === 1 ? 'is' : 'are'} missing.`,
        ]),
  ]
  return sentences.join(' ') || null
}
