import { NFTS_FETCHED, type Nft } from '@pkg/api-contract'
import { AssetPicture } from '@pkg/ui-kit/components/asset-picture.tsx'
import { Skeleton } from '@pkg/ui-kit/components/skeleton.tsx'
import { shortenAddress } from '@pkg/ui-kit/format/shorten-address.ts'
import { useQueries } from '@tanstack/react-query'
import { ChainMark } from '../chains/chain-mark.tsx'
import { usePortfolioChains } from '../chains/portfolio-chains.ts'
import { useMergeOnChain } from '../chains/use-merge-on-chain.ts'
import { plural } from '../figures/plural.ts'
import { walletNfts } from '../queries/queries.ts'
import { SourcedPanel } from '../readings/sourced-panel.tsx'
import { type WalletBook, walletName } from '../wallets/wallet-book.ts'
import type { WalletPanelProps } from '../wallets/wallet-panel-props.ts'

const grid = 'grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-4 md:gap-6'

/** The NFTs of the wallets in view, spam left out. */
export function NftsPanel({ addresses, scope, book }: WalletPanelProps) {
  const { onChain } = usePortfolioChains()
  const query = useQueries({
    queries: addresses.map(walletNfts),
    combine: useMergeOnChain(scope.chainId),
  })
  const nfts = query.byWallet.flatMap((ofWallet, index) =>
    // Several wallets can hold the same one.
    shownNfts(ofWallet).map((nft) => ({
      ...nft,
      id: `${addresses[index]} ${nft.id}`,
      address: addresses[index] ?? '',
    })),
  )
  const isCut = query.byWallet.some(({ length }) => length >= NFTS_FETCHED)

  return (
    <SourcedPanel
      title={`NFT Collection${onChain(scope.chainId)}`}
      scope={`${inCollections(nfts)}${isCut ? `; of ${addresses.length > 1 ? 'each' : 'a'} wallet ${NFTS_FETCHED} are listed at most` : ''}`}
      query={query}
      rows={nfts}
      empty={`No NFTs found for ${addresses.length > 1 ? 'these addresses' : 'this address'}`}
      skeleton={<NftsSkeleton />}
    >
      <ul className={grid}>
        {nfts.map((nft) => (
          <NftCard key={nft.id} nft={nft} wallet={addresses.length > 1 ? nameOf(nft.address, book) : null} />
        ))}
      </ul>
    </SourcedPanel>
  )
}

const nameOf = (address: string, book: WalletBook) => walletName(book, address) ?? shortenAddress(address)

function inCollections(nfts: readonly Nft[]): string {
  const collections = new Set(nfts.map(({ tokenAddress }) => tokenAddress))
  return `${plural(nfts.length, 'NFT')} in ${plural(collections.size, 'collection')}`
}

/** The NFTs that a person is shown, of all chains or of one. */
export function shownNfts(nfts: readonly Nft[] = [], chain: number | null = null): Nft[] {
  return nfts.filter(({ spam, chainId }) => spam !== 'yes' && (chain === null || chainId === chain))
}

interface NftCardProps {
  nft: Nft
  /** Whose it is, where several wallets are in view. */
  wallet: string | null
}

function NftCard({ nft, wallet }: NftCardProps) {
  const { name, collection, tokenId, image, amount, chainId } = nft
  const title = name ?? `#${tokenId}`
  return (
    <li className="min-w-0">
      <AssetPicture src={image} shape="picture" alt={image ? `Picture of ${title}` : ''} />
      <h3 className="mt-2 line-clamp-3 text-body font-strong wrap-break-word" title={title}>
        {title}
        {amount !== '1' && <span className="font-text text-muted"> × {amount}</span>}
      </h3>
      <p className="line-clamp-3 text-note text-muted wrap-break-word">
        {collection ?? 'No collection name'}
      </p>
      <ChainMark chainId={chainId} className="mt-0.5" />
      {wallet !== null && <p className="text-note text-muted wrap-anywhere">in {wallet}</p>}
      {image === null && <p className="text-note text-muted">Picture unavailable</p>}
    </li>
  )
}

function NftsSkeleton() {
  return (
    <div className={grid}>
      {['a', 'b', 'c', 'd'].map((key) => (
        <div key={key}>
          <Skeleton className="aspect-square w-full" />
          <Skeleton className="mt-3 h-3.5 w-3/5" />
          <Skeleton className="mt-2 h-3 w-2/5" />
        </div>
      ))}
    </div>
  )
}
