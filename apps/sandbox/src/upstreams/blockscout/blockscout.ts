import { getAddress, isAddress } from 'viem'
import { defineChainUpstream } from '../upstream.ts'
import { readAddress } from './address.ts'
import { itemsAfter } from './items-after.ts'
import { listInstances } from './nfts.ts'
import { listBalances } from './token-balances.ts'
import { listTokenTransfers } from './token-transfers.ts'
import { listInternalTransactions, listTransactions } from './transactions.ts'

/** Blockscout API v2: a key-free explorer that reads the local chain. Each chain has an instance of its own. */
export const blockscout = defineChainUpstream('blockscout', (name, suffix) => ({
  env: (url) => ({ [`BLOCKSCOUT_URL${suffix}`]: `${url}/${name}/api/v2` }),
  refusals: {
    rateLimit: { message: 'Too many requests. Increase limits now at https://dev.blockscout.com' },
    quota: { status: 402, body: { error: 'Out of credits' } },
  },
  register(app, world) {
    app.addHook('preHandler', async (request, reply) => {
      reply.headers({
        'x-ratelimit-limit': '180',
        'x-ratelimit-remaining': '179',
        'x-ratelimit-reset': '60000',
      })
      const { address } = request.params as { address?: string }
      const { filter, type } = request.query as Query
      if (address !== undefined && !isAddress(address, { strict: false })) {
        return reply
          .code(422)
          .send(invalid('/address_hash_param', 'Invalid format. Expected ~r/^0x([A-Fa-f0-9]{40})$/'))
      }
      if (filter !== undefined && filter !== 'to' && filter !== 'from') {
        return reply.code(422).send(invalid('/filter', 'Invalid value for enum'))
      }
      if (type?.split(',').some((item) => !types.includes(item))) {
        return reply.code(422).send(invalid('/type', 'Invalid value for enum'))
      }
      return undefined
    })
    app.get<Wallet>('/api/v2/addresses/:address', ({ params }) =>
      readAddress(world, getAddress(params.address)),
    )
    app.get<Wallet>('/api/v2/addresses/:address/token-balances', ({ params }) =>
      listBalances(world, getAddress(params.address)),
    )
    app.get<Wallet>('/api/v2/addresses/:address/tokens', async ({ params, query }) => {
      const rows = await listBalances(world, getAddress(params.address))
      const shown = rows.filter(({ token }) => !query.type || query.type.split(',').includes(token.type))
      return itemsAfter(shown, query.items_count, (last, count) => ({
        fiat_value: last.token.exchange_rate,
        id: 0,
        items_count: count,
        value: last.value,
      }))
    })
    app.get<Wallet>('/api/v2/addresses/:address/token-transfers', async ({ params, query }) => {
      const wallet = getAddress(params.address)
      const rows = await listTokenTransfers(world, wallet)
      const wanted = rows
        .filter(({ token_type }) => !query.type || query.type.split(',').includes(token_type))
        .filter(({ from, to }) => !query.filter || (query.filter === 'to' ? to : from).hash === wallet)
        .filter(({ token }) => !query.token || token.address_hash.toLowerCase() === query.token.toLowerCase())
      // A page continues after a place on the chain, so that new transfers do not shift it.
      const block = Number(query.block_number ?? Number.POSITIVE_INFINITY)
      const index = Number(query.index ?? Number.POSITIVE_INFINITY)
      const after = wanted.filter(
        (row) => row.block_number < block || (row.block_number === block && row.log_index < index),
      )
      return itemsAfter(after, undefined, (last) => ({
        block_number: last.block_number,
        index: last.log_index,
      }))
    })
    app.get<Wallet>('/api/v2/addresses/:address/transactions', async ({ params, query }) => {
      const rows = await listTransactions(world, getAddress(params.address))
      const after = rows.filter((row) => isAfter(query, [row.block_number, row.position]))
      return itemsAfter(after, undefined, (last, count) => ({
        block_number: last.block_number,
        fee: last.fee.value,
        hash: last.hash,
        index: last.position,
        items_count: count,
        value: last.value,
      }))
    })
    app.get<Wallet>('/api/v2/addresses/:address/internal-transactions', async ({ params, query }) => {
      const rows = await listInternalTransactions(world, getAddress(params.address))
      const after = rows.filter((row) =>
        isAfter(query, [row.block_number, row.transaction_index, row.index], 'transaction_index'),
      )
      return itemsAfter(after, undefined, (last, count) => ({
        block_number: last.block_number,
        index: last.index,
        items_count: count,
        transaction_index: last.transaction_index,
      }))
    })
    app.get<Wallet>('/api/v2/addresses/:address/nft', async ({ params, query }) => {
      const rows = await listInstances(world, getAddress(params.address))
      const shown = rows.filter(({ token_type }) => !query.type || query.type.split(',').includes(token_type))
      return itemsAfter(shown, query.items_count, (last, count) => ({
        items_count: count,
        token_contract_address_hash: last.token.address_hash.toLowerCase(),
        token_id: last.id,
        token_type: last.token_type,
      }))
    })
    app.setNotFoundHandler((_, reply) => reply.code(404).send({ message: 'Not found' }))
  },
}))

/** Whether a row comes after the place that a page ended with; places are compared from left to right. */
function isAfter(query: Query, place: readonly number[], middle?: 'transaction_index'): boolean {
  if (query.block_number === undefined) return true
  const end = [query.block_number, ...(middle ? [query[middle]] : []), query.index].map(Number)
  const differs = place.findIndex((part, index) => part !== end[index])
  return differs >= 0 && (place[differs] ?? 0) < (end[differs] ?? 0)
}

const types = ['ERC-20', 'ERC-721', 'ERC-1155', 'ERC-404']

interface Query {
  type?: string
  filter?: string
  token?: string
  block_number?: string
  index?: string
  transaction_index?: string
  items_count?: string
}

interface Wallet {
  Params: { address: string }
  Querystring: Query
}

function invalid(pointer: string, detail: string) {
  return { errors: [{ title: 'Invalid value', source: { pointer }, detail }] }
}
