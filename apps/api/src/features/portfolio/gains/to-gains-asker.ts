import { ETHEREUM } from '@pkg/api-contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { getUser } from '../../../plugins/access.ts'
import { createSpamVerdicts } from '../spam/create-spam-verdicts.ts'
import { toReadOptions } from '../to-read-options.ts'
import type { PrimaryNames } from '../wallets/create-primary-names.ts'
import type { GainsAsker } from './create-gains.ts'

/** Who asks, over all their wallets: what one of them gave, another may have bought. */
export async function toGainsAsker(
  { database }: Pick<FastifyInstance, 'database'>,
  { primaryNames }: { primaryNames: PrimaryNames },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<GainsAsker> {
  const { id: userId } = getUser(request)
  const chosen = await database.wallets.list(userId)
  const verdicts = await database.verdicts.list(userId)
  return {
    userId,
    selection: {
      ...toReadOptions(request, reply),
      wallets: chosen.map((wallet) => ({ chainId: ETHEREUM, address: wallet.toLowerCase() })),
      tracked: await primaryNames.apply(await database.wallets.listTracked(userId)),
      isHidden: createSpamVerdicts(verdicts).isHidden,
      showHidden: true,
    },
    overrides: await database.gainOverrides.list(userId),
    sees: JSON.stringify(verdicts),
  }
}
