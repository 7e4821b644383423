import { cva } from 'class-variance-authority'
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
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger'
  /** @default 'md' */
  size?: 'sm' | 'md' | 'lg'
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

export const buttonLooks = cva(
  [
    'inline-flex items-center justify-center gap-2 rounded-base border whitespace-nowrap select-none',
    'transition-colors duration-fast ease-out',
    '[&_svg]:flex-none [&_svg]:stroke-[1.75]',
  ],
  {
    variants: {
      variant: {
        primary: 'border-transparent bg-primary font-strong text-on-primary',
        secondary: 'border-hairline-strong bg-surface font-label text-text',
        ghost: 'border-transparent font-label text-muted',
        danger: 'border-loss/50 bg-surface font-label text-loss',
      },
      size: {
        sm: 'h-[30px] px-2.5 text-small pointer-coarse:h-control [&_svg]:size-3.5',
        md: 'h-control px-3.5 text-body [&_svg]:size-4',
        lg: 'h-12 px-5 text-read [&_svg]:size-4',
      },
      idle: { true: '', false: 'cursor-default' },
    },
    compoundVariants: [
      { idle: true, variant: 'primary', class: 'hover:bg-primary-hover active:bg-primary-hover' },
      { idle: true, variant: 'secondary', class: 'hover:bg-hover active:bg-sunken' },
      { idle: true, variant: 'ghost', class: 'hover:bg-hover hover:text-figure active:bg-sunken' },
      { idle: true, variant: 'danger', class: 'hover:bg-loss-tint active:bg-loss-tint' },
      { idle: false, variant: ['secondary', 'ghost', 'danger'], class: 'text-muted' },
      { variant: 'ghost', size: 'md', class: 'px-2.5' },
    ],
    defaultVariants: { variant: 'secondary', size: 'md', idle: true },
  },
)

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
  const looks = clsx(buttonLooks({ variant, size, idle }), disabled && !busy && 'opacity-60', className)

  if (asChild) {
    // A link needs the looks and no more; a library's slot would stand in the first load of every page.
    const child: ReactElement<{ children?: ReactNode }> = Children.only(children) as ReactElement<object>
    return cloneElement(child, { ...props, className: looks } as object, icon, child.props.children)
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
      className={looks}
      onClick={handleClick}
    >
      {busy ? <Spinner /> : icon}
      {busy && busyLabel ? busyLabel : children}
    </button>
  )
}
