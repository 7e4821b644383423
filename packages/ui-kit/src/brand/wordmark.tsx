import { clsx } from 'clsx'
import { Mark } from './mark.tsx'
import { productName } from './product-name.ts'

interface WordmarkProps {
  className?: string | undefined
}

/** The mark and the name side by side, as in the bar. Wrap it in the link to the first page. */
export function Wordmark({ className }: WordmarkProps) {
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-2.5 text-[17px] font-display tracking-tight text-figure',
        className,
      )}
    >
      <Mark className="size-[22px]" />
      {productName}
    </span>
  )
}
