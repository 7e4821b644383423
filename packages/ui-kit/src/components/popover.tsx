import { clsx } from 'clsx'
import * as RadixPopover from 'radix-ui/popover'
import type { ReactNode } from 'react'
import { floatLooks } from './float-looks.ts'
import { keepMovedFocus } from './keep-moved-focus.ts'

interface PopoverProps {
  /** The one button that opens it. */
  trigger: ReactNode
  /** Names the panel. */
  label: string
  children: ReactNode
  /** @default 'end' */
  align?: 'start' | 'center' | 'end'
  open?: boolean
  onOpenChange?: (open: boolean) => void
  className?: string | undefined
}

/** A panel under its button, such as the gas prices. Escape and a press outside close it. */
export function Popover({
  trigger,
  label,
  children,
  align = 'end',
  open,
  onOpenChange,
  className,
}: PopoverProps) {
  return (
    <RadixPopover.Root {...(open === undefined ? {} : { open })} {...(onOpenChange ? { onOpenChange } : {})}>
      <RadixPopover.Trigger asChild>{trigger}</RadixPopover.Trigger>
      {/* No portal: what opens belongs to the landmark it is opened from. */}
      <RadixPopover.Content
        aria-label={label}
        align={align}
        sideOffset={6}
        collisionPadding={8}
        onCloseAutoFocus={keepMovedFocus}
        className={clsx(floatLooks, className)}
      >
        {children}
      </RadixPopover.Content>
    </RadixPopover.Root>
  )
}
