import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod'
import { wallets as contract, MAX_IMPORT_BYTES } from '@pkg/api-contract'
import type { FastifyRequest } from 'fastify'
import { getUser } from '../../../plugins/access.ts'
import type { WalletChains } from '../chains/create-wallet-chains.ts'
import { toReadOptions } from '../to-read-options.ts'
import { createImportReader } from './create-import-reader.ts'
import type { PrimaryNames } from './create-primary-names.ts'
import { importWallets } from './import-wallets.ts'

/** What a person takes in. */
export const importRoutes: FastifyPluginAsyncZod<{
  primaryNames: PrimaryNames
  walletChains: WalletChains
}> = async (app, { primaryNames, walletChains }) => {
  const { wallets, verdicts, gainOverrides } = app.database
  const reader = createImportReader()
  // Parsing the JSON of so large a body would block the thread that answers everybody; an import thread does it.
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    (request: FastifyRequest, body: Buffer) => reader.readBody(getUser(request).id, body),
  )

  app.route({
    ...contract.importWallets,
    bodyLimit: MAX_IMPORT_BYTES,
    async handler(request, reply) {
      const { id } = getUser(request)
      const imported = await reader.read(id, request.body.text)
      const { signal } = toReadOptions(request, reply)
      const taken = await importWallets(imported, {
        ...{ userId: id, wallets, verdicts, gainOverrides, signal },
        chain: app.chain,
      })
      const tracked = await primaryNames.apply(await wallets.listTracked(id))
      return { ...taken, wallets: await walletChains.list(tracked) }
    },
  })
}
