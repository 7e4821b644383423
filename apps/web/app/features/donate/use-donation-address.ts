import { useApiStatus } from '#app/lib/use-api-status.ts'

interface DonationAddress {
  state: 'loading' | 'known' | 'failed'
  /** The wallet of this installation; null where none is set, or where the server has not said. */
  address: string | null
  /** Whether the wallet is on the local test chain, so that nothing real may be sent to it. */
  isSandbox: boolean
}

/** The wallet that donations go to, as the server names it. */
export function useDonationAddress(): DonationAddress {
  const { status, failed } = useApiStatus()
  return {
    state: status ? 'known' : failed ? 'failed' : 'loading',
    address: status?.donationAddress ?? null,
    isSandbox: status?.mode === 'sandbox',
  }
}
