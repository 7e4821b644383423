import { Address } from '@pkg/ui-kit/components/address.tsx'
import { shortenAddress } from '@pkg/ui-kit/format/shorten-address.ts'
import { useWalletBook, walletName } from '../wallets/wallet-book.ts'

/** What a wallet is called: by its label or name, else by the ends of its address. */
export function useNameOfWallet(): (address: string) => string {
  const { book } = useWalletBook(true)
  return (address) => walletName(book, address) ?? shortenAddress(address)
}

/** The same on a screen, where the whole address is told with it. */
export function GainedWallet({ address }: { address: string }) {
  const { book } = useWalletBook(true)
  const name = walletName(book, address)
  return name === null ? (
    <Address value={address} />
  ) : (
    <span className="wrap-anywhere" title={address}>
      {name}
    </span>
  )
}
