import type { Route, RouteOutput, Sourced } from '@pkg/api-contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { WalletKey } from '../../database/ledgers.repository.ts'
import { getUser } from '../../plugins/access.ts'
import type { ReadyAnswerParts } from '../../plugins/ready-answers.ts'
import type { WalletChains } from './chains/create-wallet-chains.ts'
import { type ReadChains, readEachChain } from './chains/read-each-chain.ts'
import { toReadOptions } from './to-read-options.ts'

/** The wallet that a request is about, on one of its chains or on each. */
interface AskedWallet {
  address: string
  chainId?: number | undefined
}

type WalletRequest = FastifyRequest & { params: { address: string }; query: Pick<AskedWallet, 'chainId'> }

type ReadOptions = ReturnType<typeof toReadOptions>

/** What was read of a wallet, and for whom. */
export interface WalletReading<T> {
  userId: string
  /** In lower case. */
  address: string
  parts: ReadChains<T>['parts']
}

/** What a person sees of a reading. */
interface Narrowed<R extends Route> {
  /** What that depends on beside the reading: these objects, and whether they would be the same now, from memory. */
  from?: readonly unknown[]
  holds?: () => boolean
  /** The answer but for source, age and problems, which are those of the reading. */
  make: () => Told<R> | Promise<Told<R>>
}
type Told<R extends Route> = Omit<RouteOutput<R>, keyof ReadChains<unknown>['whole']>

/** How a route of one wallet comes to its answer. */
interface WalletRoute<R extends Route, T, Given> {
  /** What the reading is asked for beside the wallet, such as how many rows. */
  options?: Given
  /** Reads the wallet on one chain. */
  read: (wallet: WalletKey, options: ReadOptions & Given) => Promise<Sourced<T>>
  narrow: (reading: WalletReading<T>) => Narrowed<R> | Promise<Narrowed<R>>
}

/**
 * The one way in which routes of one wallet answer: each of its chains is read, what came is narrowed to what the person sees,
 * and goes out with source, age and problems of the whole, as bytes that are given again until a part of them changes.
 */
export function createWalletAnswers(
  { chain, now, readyAnswers }: Pick<FastifyInstance, 'chain' | 'now' | 'readyAnswers'>,
  walletChains: WalletChains,
) {
  return <
    R extends Route,
    T extends Parameters<typeof chain.holds>[0]['data'],
    Given extends object = object,
  >(
    route: R,
    { options: given, read, narrow }: WalletRoute<R, T, Given>,
  ) => {
    const ready = readyAnswers.define(route)

    async function prepare(
      request: FastifyRequest,
      asked: AskedWallet,
      options: { refresh: boolean; signal: AbortSignal },
      readPart: (wallet: WalletKey) => Promise<Sourced<T>>,
    ): Promise<ReadyAnswerParts<RouteOutput<R>>> {
      const { chainId } = asked
      const address = asked.address.toLowerCase()
      const { id: userId } = getUser(request)
      const { wallets, holds } = await walletChains.select(userId, { address: [address], chainId }, options)
      const { parts, whole } = await readEachChain(wallets, readPart, {
        ...{ chains: chain.chains, options, now },
        log: (err, { chainId }) => request.log.warn({ err, chainId }, 'A chain could not be read'),
      })
      const narrowed = await narrow({ userId, address, parts })
      const answers = parts.map(({ answer }) => answer)
      return {
        part: `${address} ${chainId ?? ''}`,
        from: [wallets.map(({ chainId }) => chainId).join(), ...answers, ...(narrowed.from ?? [])],
        holds: () =>
          holds() &&
          parts.length === wallets.length &&
          answers.every((answer) => chain.holds(answer)) &&
          (narrowed.holds?.() ?? true),
        make: async () => ({ ...whole, ...(await narrowed.make()) }) as RouteOutput<R>,
      }
    }

    return {
      async send(request: WalletRequest, reply: FastifyReply) {
        const { address } = request.params
        const { chainId } = request.query
        const options = toReadOptions(request, reply, given)
        const readPart = (wallet: WalletKey) => read(wallet, options)
        return ready.send(request, reply, await prepare(request, { address, chainId }, options, readPart))
      },
      /** The bytes of the answer for a part of a larger one, which says how it is read. */
      async take(...args: Parameters<typeof prepare>) {
        const prepared = await prepare(...args)
        return { ...(await ready.take(args[0], prepared)), holds: prepared.holds }
      },
    }
  }
}
