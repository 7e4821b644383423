import type { FastifyInstance } from 'fastify'
import { type Address, isAddress } from 'viem'
import { type Fault, faultKinds } from '../faults/fault.ts'
import type { FaultBoard } from '../faults/fault-board.ts'
import type { Upstream, World } from '../upstreams/upstream.ts'
import { findControlToken } from './find-control-token.ts'
import { mint, mintableNames } from './mint.ts'
import type { RequestLog } from './request-log.ts'

/** What the control routes command. */
export interface Controls {
  readonly world: World
  readonly upstreams: readonly Upstream[]
  readonly board: FaultBoard
  readonly requests: RequestLog
  setClock(moment: number): Promise<void>
}

/** The routes by which a test in another process sets faults, moves the clock and sends transfers. */
export function registerControl(
  app: FastifyInstance,
  { world, upstreams, board, requests, setClock }: Controls,
): void {
  const isUpstream = (name: string) => upstreams.some((upstream) => upstream.name === name)
  const unknownUpstream = { message: `An upstream is one of ${upstreams.map(({ name }) => name).join(', ')}` }
  app.get('/faults', () => Object.fromEntries(upstreams.map(({ name }) => [name, board.get(name)])))
  app.get<Named>('/faults/:upstream', async ({ params }, reply) => {
    if (!isUpstream(params.upstream)) return reply.code(404).send(unknownUpstream)
    return { fault: board.get(params.upstream) }
  })
  app.post<Named & { Body: { fault?: Fault | null } | Fault | null }>(
    '/faults/:upstream',
    async ({ params, body }, reply) => {
      if (!isUpstream(params.upstream)) return reply.code(404).send(unknownUpstream)
      const fault = body && 'kind' in body ? body : (body?.fault ?? null)
      if (fault && !faultKinds.includes(fault.kind)) {
        return reply.code(400).send({ message: `A fault is one of ${faultKinds.join(', ')}` })
      }
      board.set(params.upstream, fault)
      return { fault }
    },
  )
  app.delete<Named>('/faults/:upstream', async ({ params }) => {
    board.set(params.upstream, null)
    return { fault: null }
  })
  app.get('/clock', async () => describeClock(world))
  app.post<{ Body: { now?: string | number; advanceMs?: number } | null }>(
    '/clock',
    async ({ body }, reply) => {
      const moment =
        body?.now === undefined ? world.clock.now() + (body?.advanceMs ?? 0) : new Date(body.now).getTime()
      if (!Number.isFinite(moment))
        return reply.code(400).send({ message: 'now is an ISO time or milliseconds' })
      await setClock(moment)
      return describeClock(world)
    },
  )
  app.get<{ Querystring: { upstream?: string } }>('/requests', async ({ query }) => {
    const list = requests.list(query.upstream)
    return { count: list.length, requests: list }
  })
  app.delete('/requests', async () => {
    requests.clear()
    return { count: 0, requests: [] }
  })
  app.post<{ Body: TransferBody | null }>('/transfer', async ({ body }, reply) => {
    const token = findControlToken(body?.token ?? 'native')
    const { from, to, value, chainId = 1 } = body ?? {}
    const chain = world.chains.find(({ entry }) => entry.id === chainId)
    const rightful =
      isAddress(to ?? '') && (from === undefined || isAddress(from)) && /^\d+$/.test(value ?? '')
    if (!token || !rightful || !chain) {
      return reply.code(400).send({
        message:
          'A transfer has token (native, a symbol or a contract), to, value in base units, and perhaps from and the chainId of a chain that stands here',
      })
    }
    return chain
      .transfer({
        token,
        from: from as Address,
        to: to as Address,
        value: BigInt(value ?? 0),
      })
      .catch((error: Error) => reply.code(422).send({ message: error.message.split('\n')[0] }))
  })
  app.post<{ Body: MintBody | null }>('/mint', async ({ body }, reply) => {
    const { token = '', to = '', value = '' } = body ?? {}
    if (!mintableNames.includes(token) || !isAddress(to) || !/^\d+$/.test(value)) {
      const names = mintableNames.join(', ')
      return reply.code(400).send({ message: `A mint has token (${names}), to, and value in base units` })
    }
    return mint(world.chain, token, to, BigInt(value))
  })
}

interface MintBody {
  token?: string
  to?: string
  value?: string
}

interface Named {
  Params: { upstream: string }
}

interface TransferBody {
  token?: string
  from?: string
  to?: string
  value?: string
  chainId?: number
}

async function describeClock({ clock, chain }: World) {
  const { number, timestamp } = await chain.client.getBlock()
  return {
    now: new Date(clock.now()).toISOString(),
    block: Number(number),
    blockTimestamp: Number(timestamp),
  }
}
