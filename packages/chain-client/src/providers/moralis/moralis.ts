import { NATIVE, type Nft, type Transfer } from '@pkg/api-contract'
import type { Chain } from '@pkg/chains'
import * as z from 'zod'
import { holdingValue } from '../../holdings/holding-value.ts'
import { firstPicture, toPictureUri } from '../../holdings/picture-uri.ts'
import { readMetadata } from '../../holdings/read-metadata.ts'
import { toDistinct, toTransfer } from '../../holdings/to-transfer.ts'
import type { RawAnswer } from '../../outbound/http-client.ts'
import {
  addressField,
  baseUnitsField,
  decimalsField,
  flagField,
  hashField,
  indexField,
  percentField,
  priceField,
  textField,
  timeField,
} from '../../parsing/fields.ts'
import type { Address, ListedToken, WalletData } from '../../ports/wallet-data.ts'
import { collectPages } from '../collect-pages.ts'
import { defineChainProvider } from '../define-provider.ts'
import { createPositionClaims } from './position-claims.ts'
import { NATIVE_PLACEHOLDER, tokenAddress } from './token-address.ts'

const MORE_ROWS = 'Moralis listed more rows than it gave; some may be missing.'

/** Moralis EVM v2.2: holdings with prices, transfers, NFTs and claims of positions of one wallet. Needs a key. */
export const moralis = defineChainProvider({
  id: 'moralis',
  name: 'Moralis',
  needs: ['MORALIS_URL', 'MORALIS_API_KEY'],
  fills: ['walletData', 'positionClaims'],
  // Compute units of the free plan, which answers weigh by a header.
  budget: () => ({ perDay: 40_000 }),
  reads: ({ names }) => names.moralis !== null,
  create: ({ chain, http, settings }) => {
    const base = `${settings.MORALIS_URL.replace(/\/+$/, '').replace(/\/api\/v2\.2$/, '')}/api/v2.2`
    const headers = { 'x-api-key': settings.MORALIS_API_KEY }

    function getPage<R>(
      path: string,
      row: z.ZodType<R>,
      operation: string,
      signal?: AbortSignal,
      tellBlock: (block: number | null) => void = () => {},
    ) {
      return async (cursor: string | null) => {
        const url = `${base}${path}${cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`}`
        const schema = pageOf(row)
        const page = await http({ url, schema, operation, headers, signal, classify })
        tellBlock(page.block_number)
        return { rows: page.result, next: page.cursor }
      }
    }

    const walletData: WalletData = {
      async listTokens(address, { signal, report, confirm } = {}) {
        const path = `/wallets/${address}/tokens?chain=${chain.names.moralis}&exclude_spam=true`
        // Pages are of one block, or of later ones: the last is the one that the whole list is not of before.
        let seen: number | null = null
        const getRows = getPage(path, tokenRow, 'tokens', signal, (block) => {
          seen = block ?? seen
        })
        const { rows, complete } = await collectPages(getRows, {
          keyOf: ({ token_address, native_token }) => (native_token ? NATIVE : token_address),
        })
        if (!complete) report?.(MORE_ROWS)
        const tokens = rows.map((row) => toToken(chain, row))
        const confirmed = (await confirm?.(tokens, seen)) ?? tokens
        return confirmed.filter(({ balance }) => balance !== '0')
      },
      async listTransfers(address, { limit, signal }) {
        const path = `/${address}/erc20/transfers?chain=${chain.names.moralis}&limit=${limit}`
        const { rows } = await collectPages(getPage(path, transferRow, 'transfers', signal), {
          keyOf: ({ transaction_hash, log_index }) => `${transaction_hash}:${log_index}`,
          limit,
        })
        return toDistinct(rows.map((row) => toContractTransfer(chain, address, row)))
      },
      async listNfts(address, { limit, signal }) {
        const path = `/${address}/nft?chain=${chain.names.moralis}&limit=${limit}&exclude_spam=true`
        const { rows } = await collectPages(getPage(path, nftRow, 'NFTs', signal), {
          keyOf: ({ token_address, token_id }) => `${token_address}:${token_id}`,
          limit,
        })
        return rows.map((row) => toNft(chain, row))
      },
    }
    return { walletData, positionClaims: createPositionClaims(chain, { base, headers, http }) }
  },
})

const pageOf = <R>(row: z.ZodType<R>) =>
  z.object({
    result: z.array(row),
    block_number: indexField.nullable().catch(null),
    cursor: z
      .string()
      .nullish()
      .transform((cursor) => (cursor === undefined || cursor === '' ? null : cursor)),
  })

const tokenRow = z.object({
  token_address: tokenAddress,
  symbol: textField,
  name: textField,
  logo: z.unknown().optional(),
  thumbnail: z.unknown().optional(),
  decimals: decimalsField,
  balance: baseUnitsField,
  possible_spam: flagField,
  verified_contract: flagField,
  usd_price: priceField,
  usd_price_24hr_percent_change: percentField.optional(),
  total_supply: baseUnitsField.nullish().catch(null),
  native_token: flagField.optional().transform((flag) => flag === true),
})

function toToken(chain: Chain, row: z.output<typeof tokenRow>): ListedToken {
  const isNative =
    row.native_token || NATIVE_PLACEHOLDER.test(row.token_address) || row.token_address === NATIVE
  return {
    chainId: chain.id,
    address: isNative ? NATIVE : row.token_address,
    symbol: row.symbol,
    name: row.name,
    balance: row.balance,
    decimals: row.decimals,
    usdPrice: row.usd_price,
    usdValue: holdingValue(row.balance, row.decimals, row.usd_price),
    usdPrice24hPercentChange: row.usd_price_24hr_percent_change ?? null,
    logo: toPictureUri(row.logo),
    thumbnail: toPictureUri(row.thumbnail),
    spam: row.possible_spam === true ? 'yes' : 'no',
    verified: row.verified_contract,
    ...(typeof row.total_supply === 'string' && { totalSupply: row.total_supply }),
  }
}

const transferRow = z.object({
  address: addressField,
  token_symbol: textField,
  token_name: textField,
  token_logo: z.unknown().optional(),
  token_decimals: decimalsField,
  from_address: addressField,
  to_address: addressField,
  transaction_hash: hashField,
  log_index: indexField,
  value: baseUnitsField,
  block_timestamp: timeField,
  possible_spam: flagField,
})

function toContractTransfer(chain: Chain, wallet: Address, row: z.output<typeof transferRow>): Transfer {
  return toTransfer(wallet, {
    chainId: chain.id,
    tokenAddress: row.address,
    symbol: row.token_symbol,
    name: row.token_name,
    logo: toPictureUri(row.token_logo),
    value: row.value,
    decimals: row.token_decimals,
    fromAddress: row.from_address,
    toAddress: row.to_address,
    transactionHash: row.transaction_hash,
    logIndex: row.log_index,
    blockTimestamp: row.block_timestamp,
    spam: row.possible_spam === true ? 'yes' : 'no',
  })
}

const nftRow = z.object({
  token_address: addressField,
  token_id: baseUnitsField,
  contract_type: z.string().nullish(),
  amount: baseUnitsField.nullish(),
  name: textField,
  metadata: z.unknown().optional(),
  media: z
    .object({ original_media_url: z.unknown().optional(), mimetype: z.unknown() })
    .nullish()
    .catch(null),
  possible_spam: flagField,
})

function toNft(chain: Chain, row: z.output<typeof nftRow>): Nft {
  const { name, image } = readMetadata(row.metadata)
  return {
    id: `${chain.id}:${row.token_address}:${row.token_id}`,
    chainId: chain.id,
    tokenAddress: row.token_address,
    tokenId: row.token_id,
    // Collections older than the standards come without a type; each of their tokens is one of a kind.
    standard: row.contract_type === 'ERC1155' ? 'ERC1155' : 'ERC721',
    amount: row.amount ?? '1',
    name,
    collection: row.name,
    image: firstPicture(image, row.media?.original_media_url),
    spam: row.possible_spam === true ? 'yes' : 'no',
  }
}

const failure = z.object({ message: z.string() })

/** A used-up plan is answered with 401, as a wrong key is; only the sentence tells them apart. */
function classify({ status, body }: RawAnswer) {
  const parsed = failure.safeParse(body)
  const message = parsed.success ? parsed.data.message : ''
  if (status === 401 && /consumed|usage|quota|plan/i.test(message)) return { kind: 'quota' as const }
  return undefined
}
