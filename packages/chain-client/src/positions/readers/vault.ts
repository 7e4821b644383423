import { toAssetId } from '@pkg/api-contract'
import type { Address } from '../../ports/wallet-data.ts'
import { callOf, readAddress, toWord } from '../contract-call.ts'
import { findAnchor } from '../find-anchor.ts'
import { defineReader } from '../position-reader.ts'

/** One share, whatever its decimals: only whether it answers is asked. */
const A_SHARE = 10n ** 18n

/**
 * Shares of vaults by ERC-4626. Any contract may say that it is one, so that only those of the table are anchored. Asked by
 * `convertToAssets` of all shares: `previewRedeem` takes fees and limits off, and the price of one share rounds.
 */
export const vault = defineReader<{ asset: Address }>({
  id: 'vault',
  of: 'token',
  probe: ({ contract }) => [
    callOf(contract, 'asset()'),
    callOf(contract, 'convertToAssets(uint256)', A_SHARE),
  ],
  accept([named, assets], { contract }) {
    const asset = readAddress(named)
    return asset === null || asset === contract || toWord(assets) === undefined ? null : { asset }
  },
  read: ({ asset }, { contract }, { amount }) => [
    callOf(contract, 'convertToAssets(uint256)', amount),
    callOf(contract, 'asset()'),
    callOf(asset, 'totalSupply()'),
  ],
  toContent({ plan, subject, context }, [assets, again, supply]) {
    const protocol = findAnchor(context.chain.anchors.vaults, subject.contract)?.name ?? null
    const amount = toWord(assets)
    const most = toWord(supply)
    if (amount === undefined || most === undefined) return protocol === null ? null : 'unread'
    // It lies, and is no vault, where it names another asset than in the first round, or more of it than exists.
    if (readAddress(again) !== plan.asset || amount > most || amount === 0n) return null
    const asset = toAssetId({ chainId: context.chain.id, address: plan.asset })
    return {
      kind: 'vault',
      protocol,
      trust: protocol === null ? 'claimed' : 'anchored',
      parts: [{ asset, amount, role: 'supplied' }],
    }
  },
})
