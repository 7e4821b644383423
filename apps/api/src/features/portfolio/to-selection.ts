import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { getUser } from '../../plugins/access.ts'
import type { WalletChains } from './chains/create-wallet-chains.ts'
import type { Selection } from './history/selection-view.ts'
import { createSpamVerdicts } from './spam/create-spam-verdicts.ts'
import { toReadOptions } from './to-read-options.ts'

/** The wallets that a request means, with what their person decided about spam, and how they are to be read. */
export async function toSelection(
  { database: { recent } }: Pick<FastifyInstance, 'database'>,
  walletChains: Pick<WalletChains, 'select'>,
  request: FastifyRequest,
  reply: FastifyReply,
  filter: Parameters<WalletChains['select']>[1],
): Promise<Selection> {
  const { id } = getUser(request)
  const options = toReadOptions(request, reply)
  const { wallets } = await walletChains.select(id, filter, options)
  const { isHidden, wanted } = createSpamVerdicts(await recent.verdicts(id))
  return Object.assign(options, { isHidden, wanted, wallets })
}
