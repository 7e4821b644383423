import { assetAddress, toAssetId } from '@pkg/api-contract'

/** Reads which token an address of a page names, in either case; null where it names none. */
export function parseTokenPath(chainId: string, address: string) {
  const contract = assetAddress.safeParse(address.toLowerCase())
  if (!/^[1-9]\d{0,8}$/.test(chainId) || !contract.success) return null
  const asset = { chainId: Number(chainId), address: contract.data }
  return { ...asset, id: toAssetId(asset) }
}
