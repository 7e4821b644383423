import { ArrowUpRight } from 'lucide-react'
import { useApiStatus } from '#app/lib/use-api-status.ts'

/** The way to the source code, where whoever runs this installation has named one. */
export function SourceLink({ className }: { className: string }) {
  const { status } = useApiStatus()
  if (!status?.sourceCodeUrl) return null
  return (
    <li>
      <a
        href={status.sourceCodeUrl}
        target="_blank"
        rel="noopener noreferrer"
        className={`${className} inline-flex items-center gap-1`}
      >
        Source code
        <ArrowUpRight aria-hidden="true" className="size-3.5 stroke-[1.75]" />
        <span className="sr-only">(opens in a new tab)</span>
      </a>
    </li>
  )
}
