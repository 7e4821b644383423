import { type ReactNode, useEffect, useRef } from 'react'

/** Stands in the place of a form that has done its work, and takes the focus that the form had. */
export function FormDone({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  return (
    <div className="grid gap-2">
      <h2 ref={heading} tabIndex={-1} className="text-title font-head text-figure">
        {title}
      </h2>
      <p className="text-body text-muted">{children}</p>
    </div>
  )
}
