interface SkipLinkProps {
  /** Id of the page's main element, which carries `tabIndex={-1}`. @default 'main' */
  targetId?: string
}

/** The first stop of the Tab key on every page: jumps over the bar. */
export function SkipLink({ targetId = 'main' }: SkipLinkProps) {
  return (
    <a
      href={`#${targetId}`}
      className="sr-only z-50 rounded-base bg-raised px-4 py-3 font-label text-text shadow-raised focus:not-sr-only focus:fixed focus:top-2 focus:inset-s-2"
    >
      Skip to content
    </a>
  )
}
