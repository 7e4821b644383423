import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

interface DisclosureProps {
  summary: ReactNode
  children: ReactNode
  defaultOpen?: boolean
  /** Disclosures of one name close each other, like an accordion. */
  name?: string
  className?: string | undefined
}

/** Something to open and close: native `details`, so that it works before and without JavaScript. */
export function Disclosure({ summary, children, defaultOpen = false, name, className }: DisclosureProps) {
  return (
    <details open={defaultOpen} name={name} className={className}>
      <summary className="flex min-h-11 list-none items-center gap-2 font-strong text-text [&::-webkit-details-marker]:hidden">
        {/* It turns with its own details: one that lies in an open one is not open by that. */}
        <ChevronDown
          aria-hidden="true"
          className="size-4 flex-none -rotate-90 rtl:rotate-90 stroke-[1.75] text-muted transition-transform duration-base ease-out [details[open]>summary>&]:rotate-0 rtl:[details[open]>summary>&]:rotate-0"
        />
        {summary}
      </summary>
      {children}
    </details>
  )
}
