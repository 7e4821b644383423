import { clsx } from 'clsx'

interface WalletGlyphProps {
  address: string
  /** Brass, in the selected row. */
  selected?: boolean
  className?: string | undefined
}

const box = 22
const baseline = 20.5
const shortest = 3
const tallest = 20.3

/** Four bars drawn from the last four hex digits of an address, so that wallets are told apart at a glance. */
export function WalletGlyph({ address, selected = false, className }: WalletGlyphProps) {
  return (
    <svg
      viewBox={`0 0 ${box} ${box}`}
      aria-hidden="true"
      className={clsx('size-[22px] flex-none', selected ? 'fill-accent-line' : 'fill-muted', className)}
    >
      {barHeights(address).map(({ x, height }) => (
        <rect key={x} x={x} y={round(baseline - height)} width="3.5" height={height} />
      ))}
    </svg>
  )
}

function barHeights(address: string): { x: number; height: number }[] {
  return [...address.slice(-4).padStart(4, '0')].map((character, index) => {
    const digit = Number.parseInt(character, 16)
    const share = Number.isNaN(digit) ? 0 : digit / 15
    return { x: 1.5 + index * 5, height: round(shortest + share * (tallest - shortest)) }
  })
}

function round(length: number): number {
  return Math.round(length * 10) / 10
}
