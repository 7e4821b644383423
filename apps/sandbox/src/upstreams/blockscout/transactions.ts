import type { Address } from 'viem'
import type { ChainEntry } from '../../catalogue/chains.ts'
import { listBlocks } from '../../chain/read/list-blocks.ts'
import { type BlockTransaction, PAID_IN_TOKEN } from '../../chain/read/read-block.ts'
import type { World } from '../upstream.ts'
import { toParty } from './parts.ts'

/** The rows of `/addresses/{address}/transactions`, the newest first. */
export async function listTransactions({ chain }: World, wallet: Address) {
  const key = wallet.toLowerCase()
  const blocks = await listBlocks(chain.client)
  return blocks.flatMap(({ number, timestamp, transactions }) =>
    transactions
      .filter(({ from, to }) => from.toLowerCase() === key || to?.toLowerCase() === key)
      .toReversed()
      .map((transaction) => ({
        block_number: number,
        confirmations: 1,
        created_contract: null,
        fee: { type: 'actual', value: transaction.fee.toString() },
        from: toParty(transaction.from),
        gas_used: transaction.gasUsed.toString(),
        hash: transaction.hash,
        method: null,
        position: transaction.index,
        raw_input: transaction.input,
        result: transaction.succeeded ? 'success' : 'execution reverted',
        status: transaction.succeeded ? 'ok' : 'error',
        timestamp: toTimestamp(timestamp),
        to: transaction.to === null ? null : toParty(transaction.to),
        type: transaction.type,
        ...toOwnFields(chain.entry, transaction),
        transaction_types: [transaction.value > 0n ? 'coin_transfer' : 'contract_call'],
        value: transaction.value.toString(),
      })),
  )
}

/** The fields that only an instance of a family has. */
function toOwnFields({ family, tokens }: ChainEntry, { dataFee, gasUsed, type }: BlockTransaction): object {
  if (family === 'op') return { l1_fee: dataFee?.toString() ?? null }
  if (family === 'scroll') return { scroll: { l1_fee: dataFee?.toString() ?? null, queue_index: null } }
  if (family === 'arbitrum')
    return { arbitrum: { gas_used_for_l1: (gasUsed / 5n).toString(), batch_number: 1 } }
  if (family === 'zksync') return { zksync: { batch_number: 1, status: 'Validated on L2' } }
  if (family !== 'celo') return {}
  const [token] = tokens
  return { celo: { gas_token: type === PAID_IN_TOKEN && token ? { address_hash: token.address } : null } }
}

/** The rows of `/addresses/{address}/internal-transactions`, the newest first. */
export async function listInternalTransactions({ chain }: World, wallet: Address) {
  const key = wallet.toLowerCase()
  const blocks = await listBlocks(chain.client)
  return blocks.flatMap(({ number, timestamp, innerCalls }) =>
    innerCalls
      .filter(({ from, to }) => from.toLowerCase() === key || to?.toLowerCase() === key)
      .toReversed()
      .map((call) => ({
        block_index: call.transactionIndex,
        block_number: number,
        created_contract: call.type === 'create' && call.to !== null ? toParty(call.to) : null,
        error: call.error,
        from: toParty(call.from),
        gas_limit: '0',
        index: call.index,
        success: call.error === null,
        timestamp: toTimestamp(timestamp),
        to: call.to === null || call.type === 'create' ? null : toParty(call.to),
        transaction_hash: call.transactionHash,
        transaction_index: call.transactionIndex,
        type: call.type,
        value: call.value.toString(),
      })),
  )
}

const toTimestamp = (seconds: number) => new Date(seconds * 1000).toISOString().replace('Z', '000Z')
