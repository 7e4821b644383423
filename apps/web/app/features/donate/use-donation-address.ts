import { useEffect, useState } from 'react'

interface DonationAddress {
  state: 'loading' | 'known' | 'failed'
  /** The wallet of this installation; null where none is set, or where the server has not said. */
  address: string | null
  /** Whether the wallet is on the local test chain, so that nothing real may be sent to it. */
  isSandbox: boolean
}

/** The wallet that donations go to, as the server names it. */
export function useDonationAddress(): DonationAddress {
  const [answer, setAnswer] = useState<DonationAddress>({
    state: 'loading',
    address: null,
    isSandbox: false,
  })

  useEffect(() => {
    let left = false
    // Loaded apart, as everywhere: no public page waits for the client of the server.
    import('#app/lib/api-status.ts')
      .then(({ getApiStatus }) => getApiStatus())
      .then(
        ({ donationAddress, mode }): DonationAddress => ({
          state: 'known',
          address: donationAddress,
          isSandbox: mode === 'sandbox',
        }),
        (): DonationAddress => ({ state: 'failed', address: null, isSandbox: false }),
      )
      .then((next) => {
        if (!left) setAnswer(next)
      })
    return () => {
      left = true
    }
  }, [])

  return answer
}
