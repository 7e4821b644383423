import { clsx } from 'clsx'
import { useState } from 'react'
import { Mark } from '../brand/mark.tsx'

interface AssetPictureProps {
  /** A path on our own origin; null when the asset has none. */
  src: string | null | undefined
  /** Empty where the name stands beside it. @default '' */
  alt?: string
  /** `coin` is a circle, `picture` fills a square. @default 'coin' */
  shape?: 'coin' | 'picture'
  /** Size of the coin. @default 'size-6' */
  className?: string | undefined
}

/** The picture of a token or an NFT. The mark stands in where there is none or it does not load. */
export function AssetPicture({ src, alt = '', shape = 'coin', className }: AssetPictureProps) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null)
  const frame = clsx(
    'flex-none overflow-hidden',
    shape === 'coin' ? 'circle' : 'aspect-square w-full rounded-base border border-hairline bg-sunken',
    className ?? (shape === 'coin' && 'size-6'),
  )

  if (!src || src === brokenSrc) {
    return (
      <span
        data-slot="picture-fallback"
        className={clsx(frame, 'grid place-items-center', shape === 'coin' && 'bg-sunken')}
      >
        <Mark className={clsx('text-muted opacity-50', shape === 'coin' ? 'size-[62%]' : 'size-[34%]')} />
        {alt && <span className="sr-only">{alt}</span>}
      </span>
    )
  }

  return (
    <img
      src={src}
      alt={alt}
      loading="lazy"
      decoding="async"
      onError={() => setBrokenSrc(src)}
      className={clsx(frame, 'object-cover')}
    />
  )
}
