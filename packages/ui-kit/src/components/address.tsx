import { clsx } from 'clsx'
import { shortenAddress } from '../format/shorten-address.ts'
import { shortenHash } from '../format/shorten-hash.ts'
import { CopyButton } from './copy-button.tsx'

interface AddressProps {
  /** The whole address or hash. */
  value: string
  /** Which ends are shown: 6 and 4 characters, or 10 and 10. @default 'address' */
  kind?: 'address' | 'hash'
  /** Adds a button that copies the whole of it. */
  copy?: boolean
  className?: string | undefined
}

/** A shortened address or hash in the mono face; the whole of it in the tooltip and for screen readers. */
export function Address({ value, kind = 'address', copy = false, className }: AddressProps) {
  const short = kind === 'hash' ? shortenHash(value) : shortenAddress(value)

  return (
    <span className={clsx('inline-flex items-center gap-1 whitespace-nowrap', className)}>
      <span dir="ltr" title={value} className="font-mono text-[0.93em] tracking-[-0.01em]">
        <span aria-hidden="true">{short}</span>
        <span className="sr-only">{value}</span>
      </span>
      {copy && <CopyButton text={value} label={kind === 'hash' ? 'Copy hash' : 'Copy address'} />}
    </span>
  )
}
