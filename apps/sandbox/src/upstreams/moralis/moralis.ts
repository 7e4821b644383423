import { getAddress, isAddress } from 'viem'
import { defineUpstream, type World } from '../upstream.ts'
import { listNfts } from './nfts.ts'
import { type PageQuery, pageOf } from './page.ts'
import { listPositions } from './positions.ts'
import { listTokens, netWorth } from './tokens.ts'
import { listTransfers } from './transfers.ts'

/** Moralis EVM API v2.2: wallets read from the local chain, behind a key. */
export const moralis = defineUpstream({
  name: 'moralis',
  env: (url) => ({ MORALIS_URL: `${url}/moralis`, MORALIS_API_KEY: key }),
  refusals: {
    rateLimit: { message: 'Rate limit exceeded.' },
    quota: {
      status: 401,
      body: {
        message:
          'Validation service blocked: Your plan: free-plan-daily total included usage has been consumed, please upgrade your plan here, https://moralis.io/pricing',
      },
    },
  },
  register(app, world) {
    const worldOf = ({ chain }: Query): World => ({ ...world, chain: findChain(world, chain) ?? world.chain })
    app.addHook('preHandler', async (request, reply) => {
      if (request.headers['x-api-key'] !== key)
        return reply.code(401).send({ message: 'Token is invalid format' })
      const { address } = request.params as { address?: string }
      const { chain } = request.query as Query
      if (!isAddress(address ?? '', { strict: false })) return badRequest(reply, 'Invalid address')
      if (!findChain(world, chain)) return badRequest(reply, `The chain ${chain} is not supported`)
      return undefined
    })
    app.get<Wallet>('/api/v2.2/wallets/:address/tokens', async ({ params, query }) => {
      const { head, rows } = await listTokens(worldOf(query), getAddress(params.address))
      const shown = query.exclude_spam === 'true' ? rows.filter((row) => !row.possible_spam) : rows
      const { cursor, page, page_size, result } = pageOf(shown, query, 100)
      return { cursor, page, page_size, block_number: head, result }
    })
    app.get<Wallet>('/api/v2.2/wallets/:address/defi/positions', ({ params, query }) =>
      listPositions(worldOf(query), getAddress(params.address)),
    )
    app.get<Wallet>('/api/v2.2/wallets/:address/net-worth', async ({ params, query }) => {
      const { rows } = await listTokens(worldOf(query), getAddress(params.address))
      return netWorth(
        query.chain ?? 'eth',
        rows
          .filter((row) => query.exclude_spam !== 'true' || !row.possible_spam)
          .filter((row) => query.exclude_unverified_contracts !== 'true' || row.verified_contract),
      )
    })
    app.get<Wallet>('/api/v2.2/:address/erc20/transfers', async ({ params, query }) => {
      const rows = await listTransfers(worldOf(query), getAddress(params.address))
      const { page, page_size, cursor, result } = pageOf(rows, query, 100)
      return { page, page_size, cursor, result }
    })
    app.get<Wallet>('/api/v2.2/:address/nft', async ({ params, query }) => {
      const rows = await listNfts(worldOf(query), getAddress(params.address))
      const shown = query.exclude_spam === 'true' ? rows.filter((row) => !row.possible_spam) : rows
      const { page, page_size, cursor, result } = pageOf(shown, query, 100)
      return { status: 'SYNCED', page: page + 1, page_size, cursor, result, total: null }
    })
    app.setNotFoundHandler((_, reply) => reply.code(404).send({ message: 'Not Found' }))
  },
})

interface Query extends PageQuery {
  chain?: string
  exclude_spam?: string
  exclude_unverified_contracts?: string
}

interface Wallet {
  Params: { address: string }
  Querystring: Query
}

/** The chain that is named, as the service names it or in hexadecimal; undefined where it does not stand here. */
function findChain({ chains }: World, name = 'eth') {
  return chains.find(({ entry }) => name === entry.names.moralis || name === `0x${entry.id.toString(16)}`)
}

const key = 'sandbox'

function badRequest(reply: { code(status: number): { send(body: unknown): unknown } }, message: string) {
  return reply.code(400).send({ message })
}
