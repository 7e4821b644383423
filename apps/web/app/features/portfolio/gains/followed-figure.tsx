import type { ReactNode } from 'react'

interface FollowedFigureProps {
  /** How it is drawn. @default the amount */
  children?: ReactNode
  /** The amount, and what it is the figure of. */
  value: string
  label: string
  /** Leads to what it is made of; without it the figure stands as it is. */
  onFollow: (() => void) | undefined
}

/** A figure that leads to what it is made of. On paper it is the figure alone. */
export function FollowedFigure({ value, children = value, label, onFollow }: FollowedFigureProps) {
  if (onFollow === undefined) return children
  return (
    <button
      type="button"
      aria-label={`${value}, ${label}: show what it is made of`}
      onClick={onFollow}
      className="-my-1.25 max-w-full min-w-6 rounded-base py-1.25 text-start wrap-anywhere underline decoration-hairline-strong underline-offset-4 hover:decoration-current print:no-underline"
    >
      {children}
    </button>
  )
}
