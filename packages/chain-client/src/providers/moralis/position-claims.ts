import { createHash } from 'node:crypto'
import { type AssetId, HOUR_MS, NATIVE, type PositionPart, toAssetId } from '@pkg/api-contract'
import type { Chain } from '@pkg/chains'
import * as z from 'zod'
import { holdingValue } from '../../holdings/holding-value.ts'
import { sumValues } from '../../holdings/value-positions.ts'
import type { HttpClient, RawAnswer } from '../../outbound/http-client.ts'
import { addressField, baseUnitsField, decimalsField, priceField, textField } from '../../parsing/fields.ts'
import type { PositionClaim, PositionClaims } from '../../ports/position-claims.ts'
import type { Address } from '../../ports/wallet-data.ts'
import { ProviderError } from '../../provider-error.ts'
import { NATIVE_PLACEHOLDER, tokenAddress } from './token-address.ts'

const OPERATION = 'position claims'
/** Pictures of NFTs come along, ten kilobytes each. */
const MAX_BYTES = 4 * 1024 * 1024
/** What is beyond this is more than a person reads, and may be meant to be. */
const MOST_CLAIMS = 100
const MOST_TOKENS = 16
const MOST_NAME = 40
/** No token can have more, in base units. */
const MOST_UNITS = 2n ** 256n
/** A plan that does not tell positions will not do so soon. */
const REFUSED_MS = HOUR_MS

/**
 * What Moralis says that a wallet has inside contracts. The list has no pages, costs many times what any other call does, and
 * belongs to plans that are paid for. Each row is read by itself, so that one that cannot be read hides no other.
 */
export function createPositionClaims(
  chain: Chain,
  { base, headers, http }: { base: string; headers: Record<string, string>; http: HttpClient },
): PositionClaims {
  return {
    isTold: chain.moralisPositions,
    async listClaims(wallet, { signal } = {}) {
      const rows = await http({
        url: `${base}/wallets/${wallet}/defi/positions?chain=${chain.names.moralis}`,
        schema: z.array(z.unknown()),
        ...{ operation: OPERATION, headers, signal, classify, maxBytes: MAX_BYTES, isSpare: true },
      }).catch(explainRefusal)
      const taken = rows.slice(0, MOST_CLAIMS)
      const claims = new Map<string, PositionClaim>()
      let left = rows.length - taken.length
      for (const given of taken) {
        const { data } = claimRow.safeParse(given)
        if (data === undefined || !isOfThis(data, chain, wallet)) {
          left += 1
          continue
        }
        const claim = toClaim(chain, wallet, data)
        if (claim !== null && !claims.has(claim.id)) claims.set(claim.id, claim)
      }
      if (claims.size === 0 && left > 0) {
        throw new ProviderError('badbody', {
          ...{ provider: 'Moralis', operation: OPERATION, retry: 'elsewhere' },
          details: `none of ${left} rows can be read`,
        })
      }
      return { claims: [...claims.values()], left }
    },
  }
}

/** A name or symbol of a line at most. */
const nameField = textField.transform((text) => text?.slice(0, MOST_NAME) ?? null)
const unitsField = baseUnitsField.refine((units) => BigInt(units) < MOST_UNITS)
/** A contract that nothing hangs on but finding the position again. */
const contractField = addressField.nullish().catch(null)

const claimedToken = z.object({
  token_type: textField,
  contract_address: tokenAddress,
  symbol: nameField,
  name: nameField,
  decimals: decimalsField,
  balance: unitsField,
  usd_price: priceField,
})
type ClaimedToken = z.output<typeof claimedToken>

const claimRow = z.object({
  protocol_name: nameField.optional(),
  protocol_id: nameField.optional(),
  /** Not told in recorded answers; where it is, it has to be what was asked about. */
  chain_id: z.unknown().optional(),
  wallet_address: z.unknown().optional(),
  account_data: z.object({ health_factor: z.unknown().optional() }).nullish().catch(null),
  position: z.object({
    label: textField.optional(),
    address: contractField,
    tokens: z.array(claimedToken).min(1).max(MOST_TOKENS),
    position_details: z
      .object({
        pool_address: contractField,
        position_key: z.unknown().optional(),
        is_debt: z.boolean().optional().catch(false),
        health_factor: z.unknown().optional(),
      })
      .nullish()
      .catch(null),
  }),
})
type ClaimRow = z.output<typeof claimRow>

/** Whether a row does not say of itself that it is of another wallet or chain. */
function isOfThis({ chain_id, wallet_address }: ClaimRow, { id, names }: Chain, wallet: Address): boolean {
  const isChain =
    chain_id === undefined || [String(id), `0x${id.toString(16)}`, names.moralis].includes(String(chain_id))
  return isChain && (wallet_address === undefined || String(wallet_address).toLowerCase() === wallet)
}

/** A row as a claim; null for a position that holds nothing any more. */
function toClaim(chain: Chain, wallet: Address, row: ClaimRow): PositionClaim | null {
  const { position, protocol_name, protocol_id } = row
  const { position_details: details, address, tokens } = position
  const isShell = ({ token_type }: ClaimedToken) => token_type === 'defi-token'
  // What is told by its token alone is that token.
  const hasShell = tokens.some((token) => !isShell(token))
  const shell = hasShell ? tokens.find(isShell) : undefined
  const inside = (hasShell ? tokens.filter((token) => !isShell(token)) : tokens).filter(
    ({ balance }) => balance !== '0',
  )
  if (inside.length === 0) return null

  const parts = inside.map((token) => toPart(chain, token, details?.is_debt === true))
  const shells = tokens.filter(isShell).map(({ contract_address }) => contract_address)
  const contracts = [address, details?.pool_address, ...shells].filter(
    (one): one is Address => typeof one === 'string' && one.startsWith('0x') && one !== wallet,
  )
  const piece = toPiece(details?.position_key)
  const protocol = protocol_name ?? protocol_id ?? null
  const place = contracts[0] ?? 'unknown'
  const told = [protocol_id ?? protocol, position.label, parts.map(({ asset, role }) => `${role} ${asset}`)]
  return {
    id: `${chain.id}:${place}${piece === null ? '' : `/${piece}`}#moralis-${digest(told)}`,
    chainId: chain.id,
    protocol,
    kind: toKind(position.label ?? '', parts),
    shell: shell === undefined ? null : toAsset(chain, shell),
    shellAmount: shell?.balance ?? '0',
    shellSymbol: shell?.symbol ?? null,
    shellDecimals: shell?.decimals ?? null,
    parts,
    usdValue: sumValues(parts),
    health: parts.some(({ role }) => role === 'borrowed')
      ? toHealth(row.account_data?.health_factor ?? details?.health_factor)
      : null,
    contracts: [...new Set(contracts)],
    piece,
  }
}

function toPart(chain: Chain, token: ClaimedToken, isDebt: boolean): PositionPart {
  const { token_type, symbol, name, decimals, balance, usd_price: usdPrice } = token
  const role = token_type === 'reward' ? 'fee' : token_type === 'borrowed' || isDebt ? 'borrowed' : 'supplied'
  const worth = holdingValue(balance, decimals, usdPrice)
  const isOwed = role === 'borrowed'
  return {
    ...{ asset: toAsset(chain, token), amount: isOwed ? `-${balance}` : balance, role },
    ...{ symbol, name, decimals, usdPrice },
    usdValue: worth !== null && isOwed ? -worth : worth,
    countedAs: null,
  }
}

function toAsset({ id }: Chain, { contract_address }: ClaimedToken): AssetId {
  const isNative = contract_address === NATIVE || NATIVE_PLACEHOLDER.test(contract_address)
  return toAssetId({ chainId: id, address: isNative ? NATIVE : contract_address })
}

/** The kinds that there are, by the words with which the vendor labels its own. */
const KINDS: readonly [RegExp, PositionClaim['kind']][] = [
  [/liquidity|pool/i, 'pool'],
  [/stak/i, 'wrapped'],
  [/vault|yield|farm/i, 'vault'],
  [/lend|lent|suppl|deposit|saving/i, 'lent'],
]

function toKind(label: string, parts: readonly PositionPart[]): PositionClaim['kind'] {
  const owed = parts.filter(({ role }) => role === 'borrowed').length
  if (owed > 0) return owed === parts.length ? 'debt' : 'account'
  return KINDS.find(([pattern]) => pattern.test(label))?.[1] ?? 'account'
}

/** The id of an NFT; the vendor has keys of other kinds as well. */
function toPiece(key: unknown): string | null {
  const text = typeof key === 'number' ? String(key) : key
  return typeof text === 'string' && /^\d{1,78}$/.test(text) ? text : null
}

function toHealth(value: unknown): number | null {
  const health = typeof value === 'number' || typeof value === 'string' ? Number(value) : Number.NaN
  return Number.isFinite(health) && health > 0 ? health : null
}

const digest = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 8)

const failure = z.object({ message: z.string() })

/** A used-up plan is told by its sentence; whatever else refuses is a plan that does not have the list. */
function classify({ status, body }: RawAnswer) {
  if (![401, 402, 403].includes(status) || body === undefined) return undefined
  const parsed = failure.safeParse(body)
  const isUsedUp = parsed.success && /consumed|usage|quota/i.test(parsed.data.message)
  return isUsedUp ? { kind: 'quota' as const } : { kind: 'auth' as const, retryAfterMs: REFUSED_MS }
}

/** The same key may tell everything else. */
function explainRefusal(error: unknown): never {
  if (!(error instanceof ProviderError) || error.kind !== 'auth') throw error
  const { provider, operation, retryAfterMs, details } = error
  throw new ProviderError('auth', {
    ...{ provider, operation, retryAfterMs, cause: error },
    ...(details && { details }),
    clause: 'does not tell positions to our key',
  })
}
