import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod'
import { gains as contract } from '@pkg/api-contract'
import { succeed } from '../../../../lib/succeed.ts'
import { getUser } from '../../../../plugins/access.ts'
import type { WalletChains } from '../../chains/create-wallet-chains.ts'
import type { PrimaryNames } from '../../wallets/create-primary-names.ts'
import { toGainsAsker } from '../to-gains-asker.ts'
import type { GainReports } from './create-gain-reports.ts'

/** Frozen reports: kept, taken away as they are, and held against the year computed anew. */
export const gainReportsRoutes: FastifyPluginAsyncZod<{
  gainReports: GainReports
  primaryNames: PrimaryNames
  walletChains: WalletChains
}> = async (app, sources) => {
  const { gainReports } = sources

  app.route({
    ...contract.listGainReports,
    handler: async (request) => ({ reports: await gainReports.list(getUser(request).id) }),
  })

  app.route({
    ...contract.freezeGainReport,
    handler: async (request, reply) =>
      gainReports.freeze(await toGainsAsker(app, sources, request, reply), request.body),
  })

  app.route({
    ...contract.getGainReportFile,
    async handler(request) {
      const { report, content } = await gainReports.read(getUser(request).id, request.params.id)
      const { country, financialYear, id, sha256 } = report
      return {
        fileName: `hodlwise-report-${country}-${financialYear}-${id}.ndjson`,
        ...{ mediaType: 'application/x-ndjson', content, sha256 },
      }
    },
  })

  app.route({
    ...contract.compareGainReport,
    handler: async (request, reply) =>
      gainReports.compare(await toGainsAsker(app, sources, request, reply), request.params.id),
  })

  app.route({
    ...contract.removeGainReport,
    async handler(request) {
      await gainReports.remove(getUser(request).id, request.params.id)
      return succeed({})
    },
  })
}
