import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod'
import { type AssetId, gains as contract, GAINS_PAGE_SIZE } from '@pkg/api-contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { WalletChains } from '../chains/create-wallet-chains.ts'
import type { PrimaryNames } from '../wallets/create-primary-names.ts'
import type { Gains } from './create-gains.ts'
import { readRows } from './pack-rows.ts'
import { taxCountries } from './tax-country.ts'
import { toGainsAsker } from './to-gains-asker.ts'

/** What a person gained in a tax year, over all their wallets: what one of them gave, another may have bought. */
export const gainsRoutes: FastifyPluginAsyncZod<{
  gains: Gains
  primaryNames: PrimaryNames
  walletChains: WalletChains
}> = async (app, { gains, primaryNames, walletChains }) => {
  const toAsker = (
    request: FastifyRequest & { query: { chainId?: number | undefined } },
    reply: FastifyReply,
  ) => toGainsAsker(app, { primaryNames, walletChains }, request, reply, request.query)

  app.route({
    ...contract.getGainsYear,
    async handler(request, reply) {
      const { year } = await gains.compute(await toAsker(request, reply), {
        ...request.params,
        ...request.query,
      })
      return year
    },
  })

  app.route({
    ...contract.listGainRows,
    async handler(request, reply) {
      const { page, asset, wallet, figure, ...choices } = request.query
      const { year, rows } = await gains.compute(await toAsker(request, reply), {
        ...request.params,
        ...choices,
      })
      return {
        ...readRows(rows, { page, size: GAINS_PAGE_SIZE, asset, wallet, figure }),
        digest: year.digest,
      }
    },
  })

  app.route({
    ...contract.listGainTransactions,
    async handler(request, reply) {
      const { page, kind, ...choices } = request.query
      return gains.listTransactions(
        await toAsker(request, reply),
        { ...request.params, ...choices },
        { kind, page },
      )
    },
  })

  app.route({
    ...contract.listHeldLots,
    async handler(request, reply) {
      const { page, asset, tokenId = null, ...choices } = request.query
      return gains.listHeldLots(
        await toAsker(request, reply),
        { ...request.params, ...choices },
        { asset: asset as AssetId, tokenId, page },
      )
    },
  })

  app.route({
    ...contract.exportGains,
    async handler(request, reply) {
      const { format, financialYear } = request.params
      const choices = { financialYear, ...request.query }
      const { year, file } = await gains.write(await toAsker(request, reply), choices, format)
      const { problem, digest, country } = year
      const ending = endings[file.mediaType.split(';')[0] ?? ''] ?? 'json'
      const { incomeCost, gas } = request.query
      const read = [
        ...(year.method === taxCountries[country].told[0] ? [] : [year.method]),
        ...(gas === 'none' ? ['fees-not-sold'] : []),
        ...(incomeCost === 'nil' ? ['arrivals-at-nil'] : []),
      ]
      return {
        ...file,
        fileName: `${['hodlwise', format, country, financialYear, ...read].join('-')}.${ending}`,
        digest,
        problems: problem === null ? [] : [problem],
      }
    },
  })
}

/** How files are named by what they hold; the report has a line of JSON for each of its own. */
const endings: Readonly<Record<string, string>> = { 'text/csv': 'csv', 'application/x-ndjson': 'ndjson' }
