import { clsx } from 'clsx'
import {
  Children,
  type ComponentProps,
  cloneElement,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
} from 'react'
import { Spinner } from './spinner.tsx'

interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  /** One `primary` per view. @default 'secondary' */
  variant?: keyof typeof variants
  /** @default 'md' */
  size?: keyof typeof sizes
  /** A lucide icon before the words. */
  icon?: ReactNode
  /** Shows a spinner and ignores presses; the button keeps its focus. */
  busy?: boolean
  /** What the button says while busy, for example "Adding…". */
  busyLabel?: string
  disabled?: boolean
  /** Gives the looks to the one child, for links. */
  asChild?: boolean
}

const looks = [
  'inline-flex items-center justify-center gap-2 rounded-base border whitespace-nowrap select-none',
  'transition-colors duration-fast ease-out',
  '[&_svg]:flex-none [&_svg]:stroke-[1.75]',
]

const variants = {
  primary: {
    always: 'border-transparent bg-primary font-strong text-on-primary',
    idle: 'hover:bg-primary-hover active:bg-primary-hover',
    still: '',
  },
  secondary: {
    always: 'border-hairline-strong bg-surface font-label text-text',
    idle: 'hover:bg-hover active:bg-sunken',
    still: 'text-muted',
  },
  ghost: {
    always: 'border-transparent font-label text-muted',
    idle: 'hover:bg-hover hover:text-figure active:bg-sunken',
    still: 'text-muted',
  },
  danger: {
    always: 'border-loss/50 bg-surface font-label text-loss',
    idle: 'hover:bg-loss-tint active:bg-loss-tint',
    still: 'text-muted',
  },
}

const sizes = {
  sm: 'h-[30px] px-2.5 text-small pointer-coarse:h-control [&_svg]:size-3.5',
  md: 'h-control px-3.5 text-body [&_svg]:size-4',
  lg: 'h-12 px-5 text-read [&_svg]:size-4',
}

/**
 * A button. While busy or disabled it stays in the tab order (`aria-disabled`), so that focus is not lost and a
 * reason can be read.
 */
export function Button({
  variant = 'secondary',
  size = 'md',
  icon,
  busy = false,
  busyLabel,
  disabled = false,
  asChild = false,
  className,
  children,
  onClick,
  type = 'button',
  ...props
}: ButtonProps) {
  const idle = !busy && !disabled
  const ofVariant = variants[variant]
  const names = clsx(
    looks,
    ofVariant.always,
    sizes[size],
    idle ? ofVariant.idle : ['cursor-default', ofVariant.still],
    variant === 'ghost' && size === 'md' && 'px-2.5',
    disabled && !busy && 'opacity-60',
    className,
  )

  if (asChild) {
    // A link needs the looks and no more; a library's slot would stand in the first load of every page.
    const child: ReactElement<{ children?: ReactNode }> = Children.only(children) as ReactElement<object>
    return cloneElement(child, { ...props, className: names } as object, icon, child.props.children)
  }

  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    // A submit button would submit the form although nothing happens here.
    if (!idle) event.preventDefault()
    else onClick?.(event)
  }

  return (
    <button
      {...props}
      type={type}
      aria-disabled={idle ? undefined : true}
      aria-busy={busy || undefined}
      className={names}
      onClick={handleClick}
    >
      {busy ? <Spinner /> : icon}
      {busy && busyLabel ? busyLabel : children}
    </button>
  )
}
