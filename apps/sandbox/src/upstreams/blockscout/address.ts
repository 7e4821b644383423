import type { Address } from 'viem'
import type { World } from '../upstream.ts'
import { toParty } from './parts.ts'

/** The answer of `/addresses/{address}`: the only place where the ether balance stands. */
export async function readAddress({ chain, clock, prices }: World, wallet: Address) {
  const [balance, head] = await Promise.all([
    chain.client.getBalance({ address: wallet }),
    chain.client.getBlockNumber(),
  ])
  const price = prices.coinPrice(chain.entry.coin.id, clock.now())
  return {
    ...toParty(wallet),
    block_number_balance_updated_at: Number(head),
    coin_balance: balance.toString(),
    creation_status: null,
    creation_transaction_hash: null,
    creator_address_hash: null,
    exchange_rate: price === null ? null : price.toFixed(2),
    has_beacon_chain_withdrawals: false,
    has_logs: false,
    has_token_transfers: true,
    has_tokens: true,
    has_validated_blocks: false,
    token: null,
    watchlist_address_id: null,
  }
}
