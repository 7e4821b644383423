import { Button } from '@pkg/ui-kit/components/button.tsx'
import { Card, CardBand } from '@pkg/ui-kit/components/card.tsx'
import { Chip } from '@pkg/ui-kit/components/chip.tsx'
import { Skeleton } from '@pkg/ui-kit/components/skeleton.tsx'
import { useCopied } from '@pkg/ui-kit/components/use-copied.ts'
import { Check, Copy, QrCode as QrIcon } from 'lucide-react'
import { Suspense, useId, useState } from 'react'
import { lazyPart } from '#app/lib/lazy-part.tsx'
import { useDonationAddress } from './use-donation-address.ts'

const QrCode = lazyPart(() => import('#app/components/qr-code.tsx').then((loaded) => loaded.QrCode))

/** The wallet that donations go to: as text, to copy, and as a QR code. */
export function DonationWallet() {
  const { address, state, isSandbox } = useDonationAddress()
  return (
    <Card aria-labelledby="donation-wallet">
      <CardBand>
        <h2 id="donation-wallet" className="text-read font-strong">
          Donate in crypto
        </h2>
        <p className="mt-1 text-body text-muted">
          Ether, or any token on Ethereum. Check the first and last characters before you send: nobody can
          take a transfer back.
        </p>
      </CardBand>
      <CardBand className="min-h-36">
        {state === 'loading' && <Skeleton className="h-11 w-full" />}
        {state === 'failed' && (
          <p role="alert" className="text-body text-loss">
            The wallet address could not be read from the server. Please reload the page.
          </p>
        )}
        {state === 'known' && !address && (
          <p className="text-body text-muted">Whoever runs this installation takes no donations.</p>
        )}
        {isSandbox && address && (
          <p className="mb-4 text-body text-warn">
            <Chip tone="sandbox" className="mr-2">
              Sandbox data
            </Chip>
            This wallet is on the local test chain. Do not send anything real to it.
          </p>
        )}
        {address && <WalletAddress address={address} />}
      </CardBand>
    </Card>
  )
}

function WalletAddress({ address }: { address: string }) {
  const { state, copy } = useCopied(address)
  const [shown, setShown] = useState(false)
  const id = useId()
  return (
    <>
      <p className="rounded-base border border-hairline bg-sunken px-3 py-3 font-mono text-body break-all text-figure">
        {address}
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Button icon={state === 'copied' ? <Check className="text-gain" /> : <Copy />} onClick={copy}>
          {state === 'copied' ? 'Copied!' : 'Copy Address'}
        </Button>
        <Button
          icon={<QrIcon />}
          aria-expanded={shown}
          aria-controls={id}
          onClick={() => setShown((before) => !before)}
        >
          {shown ? 'Hide QR code' : 'Show QR code'}
        </Button>
        <span role="status" className={state === 'failed' ? 'text-small text-loss' : 'sr-only'}>
          {state === 'copied' && 'Copied!'}
          {state === 'failed' && 'Could not copy. Please select the address and copy it by hand.'}
        </span>
      </div>
      <div id={id} hidden={!shown} className="mt-5">
        {shown && (
          <Suspense fallback={<Skeleton className="size-52" />}>
            <QrCode text={address} label={`QR code of the donation address ${address}`} />
          </Suspense>
        )}
      </div>
    </>
  )
}
