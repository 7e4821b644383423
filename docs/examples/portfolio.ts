/**
 * Prints what the wallets of an account hold, as the Hodlwise server at an address tells it: with a client whose types are
 * generated from the server's own description.
 *
 *     npm install openapi-fetch openapi-typescript typescript@5
 *     npx openapi-typescript http://127.0.0.1:3000/docs/openapi.json --output hodlwise-api.d.ts
 *     HODLWISE_TOKEN=hodlwise_pat_... node portfolio.ts http://127.0.0.1:3000
 */
import createClient from 'openapi-fetch'
import type { components, paths } from './hodlwise-api.d.ts'

const [, , server = 'http://127.0.0.1:3000'] = process.argv
const token = process.env.HODLWISE_TOKEN
if (!token) {
  console.error('HODLWISE_TOKEN is not set. Make a token under Account.')
  process.exit(1)
}
const api = createClient<paths>({ baseUrl: server, headers: { authorization: `Bearer ${token}` } })

/** What was answered; what failed ends the program with its sentence. */
function unwrap<T>({ data, error }: { data?: T; error?: components['schemas']['Failure'] }): T {
  if (data !== undefined) return data
  console.error([error?.message, error?.hint].filter(Boolean).join(' '))
  process.exit(1)
}

/** A balance in base units as a number of whole tokens, with every digit. */
function toAmount(balance: string, decimals: number | null): string {
  if (decimals === null) return `${balance} base units`
  const digits = balance.padStart(decimals + 1, '0')
  const cut = digits.length - decimals
  return `${digits.slice(0, cut)}.${digits.slice(cut)}`.replace(/\.?0*$/, '')
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
/** An unknown value is not nothing. */
const toDollars = (value: number | null) => (value === null ? 'unknown' : dollars.format(value))

const { wallets } = unwrap(await api.GET('/api/portfolio/wallets'))
for (const { address, label, ensName } of wallets) {
  const params = { path: { address } }
  console.log(label ?? ensName ?? address)
  for (const row of unwrap(await api.GET('/api/portfolio/{address}/tokens', { params })).data) {
    if (row.spam === 'yes' || row.kind === 'debt') continue
    const amount = toAmount(row.balance, row.decimals)
    console.log(`  ${amount} ${row.symbol ?? row.address}, ${toDollars(row.usdValue)}`)
  }
  const worth = unwrap(await api.GET('/api/portfolio/{address}/net-worth', { params })).data
  console.log(`  Net worth ${toDollars(worth.usd)}, without ${worth.unpricedHoldings} of unknown price`)
}
