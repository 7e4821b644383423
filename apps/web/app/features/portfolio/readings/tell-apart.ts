import { type AssetId, toAssetId } from '@pkg/api-contract'
import { shortenAddress } from '@pkg/ui-kit/format/shorten-address.ts'

interface NamedAsset {
  chainId: number
  /** `native` or the contract in lower case. */
  address: string
  symbol: string | null
  name: string | null
}

/**
 * What each asset of a list is called where its row cannot be seen, as on its button: "USDC", "USDC on Base" where several
 * have the symbol, and with its contract where several of a chain have it.
 */
export function tellApart(
  assets: readonly NamedAsset[],
  nameOf: (chainId: number) => string,
): ReadonlyMap<AssetId, string> {
  const symbols = assets.map(({ symbol, name }) => symbol ?? name ?? 'this token')
  const onChains = assets.map(({ chainId }, index) => `${symbols[index]} on ${nameOf(chainId)}`)
  const isAlone = (texts: readonly (string | undefined)[], text: string | undefined) =>
    texts.indexOf(text) === texts.lastIndexOf(text)
  return new Map(
    assets.map(({ chainId, address }, index) => {
      const [symbol = '', onChain = ''] = [symbols[index], onChains[index]]
      const words = isAlone(symbols, symbol)
        ? symbol
        : isAlone(onChains, onChain)
          ? onChain
          : `${onChain}, ${shortenAddress(address)}`
      return [toAssetId({ chainId, address }), words]
    }),
  )
}
