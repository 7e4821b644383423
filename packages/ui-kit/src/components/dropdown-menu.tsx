import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import * as Menu from 'radix-ui/dropdown-menu'
import { type ReactNode, useId } from 'react'
import { floatLooks } from './float-looks.ts'
import { keepMovedFocus } from './keep-moved-focus.ts'
import { useTextDirection } from './use-text-direction.ts'

interface MenuItem {
  /** Also the key: unique within a menu. */
  label: string
  icon?: ReactNode
  /** A mark in front: the current one of several choices. */
  checked?: boolean
  danger?: boolean
  disabled?: boolean
  onSelect: () => void
}

interface DropdownMenuProps {
  /** The one button that opens it. */
  trigger: ReactNode
  /** Names the menu. */
  label: string
  items: readonly MenuItem[]
  /** Said above the items, and of the menu to who cannot see it: what all of them have in common. */
  note?: string
  /** @default 'end' */
  align?: 'start' | 'center' | 'end'
}

/** A list of commands under a button. Items with `checked` are a choice of one. */
export function DropdownMenu({ trigger, label, items, note, align = 'end' }: DropdownMenuProps) {
  const noteId = useId()
  return (
    // A modal menu would lock scrolling by inserting a style element, which our policy forbids.
    <Menu.Root modal={false} dir={useTextDirection()}>
      <Menu.Trigger asChild>{trigger}</Menu.Trigger>
      {/* No portal: what opens belongs to the landmark it is opened from. */}
      <Menu.Content
        aria-label={label}
        aria-describedby={note === undefined ? undefined : noteId}
        align={align}
        sideOffset={6}
        collisionPadding={8}
        onCloseAutoFocus={keepMovedFocus}
        // It goes at once: while it faded, a mouse that leaves an item would pull the focus into it.
        className={clsx(
          floatLooks,
          'max-w-[calc(100vw-1rem)] min-w-44 p-1 data-[state=closed]:animate-none!',
        )}
      >
        {note !== undefined && (
          <p id={noteId} className="max-w-56 px-2.5 pt-1.5 pb-2 text-note text-muted">
            {note}
          </p>
        )}
        {items.map((item) => (
          <DropdownMenuItem key={item.label} item={item} />
        ))}
      </Menu.Content>
    </Menu.Root>
  )
}

function DropdownMenuItem({ item }: { item: MenuItem }) {
  const { label, icon, checked, danger = false, disabled = false, onSelect } = item
  const looks = clsx(
    'flex min-h-control items-center gap-2.5 rounded-inset px-2.5 py-1.5 text-body outline-none select-none',
    'data-highlighted:bg-hover data-disabled:text-faint [&_svg]:size-4 [&_svg]:flex-none [&_svg]:stroke-[1.75]',
    'forced-colors:data-highlighted:forced-color-adjust-none forced-colors:data-highlighted:bg-[Highlight] forced-colors:data-highlighted:text-[HighlightText]',
    danger ? 'text-loss' : 'text-text',
  )

  if (checked === undefined) {
    return (
      <Menu.Item className={looks} disabled={disabled} onSelect={onSelect}>
        {icon}
        {label}
      </Menu.Item>
    )
  }

  return (
    <Menu.CheckboxItem className={looks} checked={checked} disabled={disabled} onSelect={onSelect}>
      {icon}
      {label}
      <Menu.ItemIndicator className="ms-auto ps-3 text-accent-text">
        <Check aria-hidden="true" />
      </Menu.ItemIndicator>
    </Menu.CheckboxItem>
  )
}
