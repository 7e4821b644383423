import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod'
import { AppError, users } from '@pkg/api-contract'
import { isAddress } from 'viem'
import { abortSignal } from '../../../lib/abort-signal.ts'
import { succeed } from '../../../lib/succeed.ts'
import { toAccountAddress } from '../../../lib/to-account-address.ts'
import { getUser } from '../../../plugins/access.ts'
import type { WalletChains } from '../chains/create-wallet-chains.ts'

/** The addresses that a person tracks: listed, added, taken away. */
export const trackedAddressesRoutes: FastifyPluginAsyncZod<{ walletChains: WalletChains }> = async (
  app,
  { walletChains },
) => {
  const { recent, wallets } = app.database

  app.route({
    ...users.fetchAddresses,
    async handler(request) {
      const tracked = await recent.tracked(getUser(request).id)
      return succeed({ addresses: tracked.map(({ address }) => address) })
    },
  })

  app.route({
    ...users.addAddress,
    async handler(request, reply) {
      const { id } = getUser(request)
      const address = await toAccountAddress(request.body.address, {
        chain: app.chain,
        signal: abortSignal(reply),
      })
      const isName = !isAddress(request.body.address, { strict: false })
      await wallets.add(id, address, isName ? { ensName: request.body.address.toLowerCase() } : {})
      walletChains.begin(address)
      return succeed({
        message: 'Address added successfully',
        address,
        addresses: await wallets.list(id),
      })
    },
  })

  app.route({
    ...users.removeAddress,
    async handler(request) {
      const { id } = getUser(request)
      const { address } = request.body
      if (!isAddress(address, { strict: false })) throw new AppError('INVALID_ADDRESS')
      await wallets.remove(id, address)
      return succeed({
        message: 'Address deleted successfully',
        addresses: await wallets.list(id),
      })
    },
  })
}
