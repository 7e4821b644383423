import { CopyButton } from '@pkg/ui-kit/components/copy-button.tsx'
import { useEffect, useRef } from 'react'

/** Shown once; nobody can read them again, not even we. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  return (
    <div className="grid gap-2">
      <h3 ref={heading} tabIndex={-1} className="text-body font-strong">
        Your recovery codes
      </h3>
      <p className="text-small text-muted">
        For the day the phone is lost. Each works once. Keep them where the phone is not: they are shown only
        now.
      </p>
      <ul className="grid gap-x-6 gap-y-1 bg-sunken p-4 font-mono text-small sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <CopyButton text={codes.join('\n')} label="Copy recovery codes" />
    </div>
  )
}
