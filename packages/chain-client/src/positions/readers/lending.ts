import { type AssetId, toAssetId } from '@pkg/api-contract'
import type { Address } from '../../ports/wallet-data.ts'
import { callOf, readAddress, toAddress, toWords } from '../contract-call.ts'
import { listLendingPools } from '../list-lending-pools.ts'
import { defineReader } from '../position-reader.ts'

/** A pool answers the largest number for who owes nothing. */
const NO_DEBT = 2n ** 256n - 1n

/**
 * Tokens of pools as Aave's: what is lent and what is owed. A unit of one is a unit of its asset. A token may name any pool;
 * it is believed when a pool that is known names it as its own.
 */
export const lending = defineReader<{ underlying: Address; pool: Address }>({
  id: 'lending',
  of: 'token',
  isAlwaysTakenApart: true,
  probe: ({ contract }) => [callOf(contract, 'UNDERLYING_ASSET_ADDRESS()'), callOf(contract, 'POOL()')],
  accept([asset, named]) {
    const underlying = readAddress(asset)
    const pool = readAddress(named)
    return underlying === null || pool === null ? null : { underlying, pool }
  },
  read: ({ underlying, pool }, _, { wallet }) => [
    callOf(pool, 'getReserveData(address)', underlying),
    callOf(pool, 'getReserveAToken(address)', underlying),
    callOf(pool, 'getReserveVariableDebtToken(address)', underlying),
    callOf(pool, 'getUserAccountData(address)', wallet),
  ],
  toContent({ plan, subject, holder, context }, [reserve, supply, debt, account]) {
    const asset: AssetId = toAssetId({ chainId: context.chain.id, address: plan.underlying })
    const pool = listLendingPools(context.chain).find(({ address }) => address === plan.pool)
    if (pool === undefined) {
      const parts = [{ asset, amount: holder.amount, role: 'supplied' as const }]
      return { kind: 'lent', protocol: null, trust: 'claimed', parts }
    }
    const words = toWords(reserve)
    const named = (index: number) => toAddress(words[index])
    if ([...pool.debtTokenWords.map(named), readAddress(debt)].includes(subject.contract)) {
      const health = toWords(account)[5]
      return {
        kind: 'debt',
        protocol: pool.name,
        trust: 'anchored',
        parts: [{ asset, amount: -holder.amount, role: 'borrowed' }],
        health: health === undefined || health === NO_DEBT ? null : Number(health) / 1e18,
      }
    }
    if (![named(pool.supplyTokenWord), readAddress(supply)].includes(subject.contract)) return null
    const parts = [{ asset, amount: holder.amount, role: 'supplied' as const }]
    return { kind: 'lent', protocol: pool.name, trust: 'anchored', parts }
  },
})
