import type { Address } from 'viem'
import { listHoldings } from '../../chain/read/list-holdings.ts'
import { listMetadata } from '../../chain/read/list-metadata.ts'
import { listPieces } from '../../chain/read/list-pieces.ts'
import type { World } from '../upstream.ts'
import { usdValue } from '../usd-value.ts'
import { type BlockscoutToken, toToken } from './parts.ts'

/** A row of `/addresses/{address}/token-balances`. */
export interface BalanceRow {
  readonly token: BlockscoutToken
  readonly token_id: string | null
  readonly token_instance: null
  readonly value: string
}

/** Everything that a wallet holds but ether, the most valuable first. Pieces of one ERC-721 collection are one row. */
export async function listBalances({ chain, clock, prices }: World, wallet: Address): Promise<BalanceRow[]> {
  const [holdings, pieces] = await Promise.all([
    listHoldings(chain.client, wallet),
    listPieces(chain.client, wallet),
  ])
  const about = await listMetadata(
    chain.client,
    [...holdings, ...pieces].map(({ token }) => token),
  )
  const fungible = holdings.map(({ token, balance }) => {
    const price = prices.tokenPrice(token, clock.now())
    const row = toToken(token, 'ERC-20', about(token), price)
    const worth = row.exchange_rate === null ? -1 : (usdValue(balance, about(token).decimals, price) ?? -1)
    return { worth, token: row, token_id: null, token_instance: null, value: balance.toString() }
  })
  const badges = pieces.filter(({ standard }) => standard === 'ERC1155')
  const collections = new Set(
    pieces.filter(({ standard }) => standard === 'ERC721').map(({ token }) => token),
  )
  const { coinFace, coin } = chain.entry
  const shown =
    coinFace === null
      ? []
      : [
          {
            worth: 0,
            token: toToken(
              coinFace,
              'ERC-20',
              { name: coin.name, symbol: coin.symbol, decimals: 18, totalSupply: null },
              prices.coinPrice(coin.id, clock.now()),
            ),
            ...{ token_id: null, token_instance: null },
            value: (await chain.client.getBalance({ address: wallet })).toString(),
          },
        ]
  return [
    ...[...shown, ...fungible]
      .sort((left, right) => right.worth - left.worth)
      .map(({ worth: _, ...row }) => row),
    ...[...collections].map((token) => ({
      token: toToken(token, 'ERC-721', about(token), null),
      token_id: null,
      token_instance: null,
      value: String(pieces.filter((piece) => piece.token === token).length),
    })),
    ...badges.map(({ token, tokenId, amount }) => ({
      token: toToken(token, 'ERC-1155', about(token), null),
      token_id: tokenId.toString(),
      token_instance: null,
      value: amount.toString(),
    })),
  ]
}
