import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { getUser } from '../../../plugins/access.ts'
import type { WalletChains } from '../chains/create-wallet-chains.ts'
import { createSpamVerdicts } from '../spam/create-spam-verdicts.ts'
import { toReadOptions } from '../to-read-options.ts'
import type { PrimaryNames } from '../wallets/create-primary-names.ts'
import type { GainsAsker } from './create-gains.ts'

/** Who asks, over all their wallets: what one of them gave, another may have bought. */
export async function toGainsAsker(
  { database }: Pick<FastifyInstance, 'database'>,
  { primaryNames, walletChains }: { primaryNames: PrimaryNames; walletChains: WalletChains },
  request: FastifyRequest,
  reply: FastifyReply,
  filter: { chainId?: number | undefined } = {},
): Promise<GainsAsker> {
  const { id: userId } = getUser(request)
  const options = toReadOptions(request, reply)
  const { wallets } = await walletChains.select(userId, filter, options)
  const verdicts = await database.verdicts.list(userId)
  return {
    userId,
    selection: Object.assign(options, {
      wallets,
      tracked: await primaryNames.apply(await database.wallets.listTracked(userId)),
      isHidden: createSpamVerdicts(verdicts).isHidden,
      showHidden: true,
    }),
    overrides: await database.gainOverrides.list(userId),
    verdictsKey: JSON.stringify(verdicts),
  }
}
