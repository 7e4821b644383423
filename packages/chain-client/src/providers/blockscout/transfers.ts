import type { Transfer } from '@pkg/api-contract'
import type { Chain } from '@pkg/chains'
import * as z from 'zod'
import { toPictureUri } from '../../holdings/picture-uri.ts'
import { toTransfer } from '../../holdings/to-transfer.ts'
import {
  addressField,
  baseUnitsField,
  decimalsField,
  hashField,
  indexField,
  logIndexField,
  timeField,
} from '../../parsing/fields.ts'
import type { Address } from '../../ports/wallet-data.ts'
import { spamOf, tokenPart } from './token.ts'

const party = z.object({ hash: addressField })

/** A row of `/addresses/{address}/token-transfers`. Its time may be missing; its block's is known then. */
export const transferRow = z.object({
  transaction_hash: hashField,
  log_index: logIndexField,
  block_number: indexField,
  timestamp: timeField.nullable(),
  from: party,
  to: party,
  token: tokenPart,
  total: z.object({ value: baseUnitsField, decimals: decimalsField }),
})

/** `/blocks/{number}` */
export const blockAnswer = z.object({ timestamp: timeField })

export function toContractTransfer(
  chain: Chain,
  wallet: Address,
  row: z.output<typeof transferRow>,
  blockTime: string | undefined,
): Transfer {
  return toTransfer(wallet, {
    chainId: chain.id,
    tokenAddress: row.token.address,
    symbol: row.token.symbol,
    name: row.token.name,
    logo: toPictureUri(row.token.icon_url),
    value: row.total.value,
    decimals: row.total.decimals ?? row.token.decimals,
    fromAddress: row.from.hash,
    toAddress: row.to.hash,
    transactionHash: row.transaction_hash,
    logIndex: row.log_index,
    blockTimestamp: row.timestamp ?? blockTime ?? '',
    spam: spamOf(row.token),
  })
}
