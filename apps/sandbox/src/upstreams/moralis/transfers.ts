import { type Address, formatUnits } from 'viem'
import { findToken } from '../../catalogue/find-token.ts'
import { listMetadata, type TokenMetadata } from '../../chain/read/list-metadata.ts'
import { listMovements, type Movement } from '../../chain/read/list-movements.ts'
import { tokenLogo } from '../../content/logo-uri.ts'
import type { World } from '../upstream.ts'

/** The rows of `/{address}/erc20/transfers`, the newest first. */
export async function listTransfers({ chain }: World, wallet: Address) {
  const movements = (await listMovements(chain.client, wallet)).filter(({ standard }) => standard === 'ERC20')
  const metadata = await listMetadata(
    chain.client,
    movements.map(({ token }) => token),
  )
  return movements.map((movement) => toRow(movement, metadata(movement.token)))
}

function toRow(movement: Movement, { name, symbol, decimals }: TokenMetadata) {
  const trust = findToken(movement.token)?.trust ?? 'unverified'
  return {
    token_name: name,
    token_symbol: symbol,
    token_logo: tokenLogo(movement.token),
    token_decimals: decimals === null ? null : String(decimals),
    from_address_entity: null,
    from_address_entity_logo: null,
    from_address: movement.from.toLowerCase(),
    from_address_label: null,
    to_address_entity: null,
    to_address_entity_logo: null,
    to_address: movement.to.toLowerCase(),
    to_address_label: null,
    address: movement.token.toLowerCase(),
    block_hash: movement.blockHash,
    block_number: movement.blockNumber.toString(),
    block_timestamp: new Date(movement.timestamp * 1000).toISOString(),
    transaction_hash: movement.transactionHash,
    transaction_index: movement.transactionIndex,
    log_index: movement.logIndex,
    value: movement.value.toString(),
    possible_spam: trust === 'spam',
    value_decimal: decimals === null ? null : roundedTo15(formatUnits(movement.value, decimals)),
    verified_contract: trust === 'verified',
    security_score: trust === 'verified' ? 92 : null,
  }
}

/** The service rounds this field to 15 decimals; only `value` is exact. */
function roundedTo15(amount: string): string {
  const [whole = '0', fraction = ''] = amount.split('.')
  if (fraction.length <= 15) return amount
  const scaled = BigInt(`${whole}${fraction.slice(0, 15)}`) + (Number(fraction[15]) >= 5 ? 1n : 0n)
  return formatUnits(scaled, 15)
}
