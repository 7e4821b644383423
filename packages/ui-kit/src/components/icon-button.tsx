import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** Says what the button does; read aloud and shown as the tooltip. */
  label: string
  /** A lucide icon. */
  icon: ReactNode
}

/** A square button with an icon alone: delete, close, table, theme, menu. Everything else has words. */
export function IconButton({ label, icon, className, type = 'button', ...props }: IconButtonProps) {
  return (
    <button
      title={label}
      {...props}
      type={type}
      aria-label={label}
      className={clsx(
        'inline-flex size-control flex-none items-center justify-center rounded-base text-muted',
        'transition-colors duration-fast ease-out hover:bg-hover hover:text-figure active:bg-sunken',
        'disabled:pointer-events-none disabled:opacity-60 [&_svg]:size-4 [&_svg]:stroke-[1.75]',
        className,
      )}
    >
      {icon}
    </button>
  )
}
