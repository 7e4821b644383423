import { clsx } from 'clsx'
import * as RadixTabs from 'radix-ui/tabs'
import type { ComponentProps, ReactNode } from 'react'
import { useTextDirection } from './use-text-direction.ts'

interface TabItem {
  value: string
  label: string
  /** How many things stand behind it. */
  count?: number | undefined
  /** Why it cannot be opened now. It keeps its place and says so. */
  disabledReason?: string | undefined
  content: ReactNode
}

interface TabsProps {
  /** Names the row of tabs. */
  label: string
  items: readonly TabItem[]
  value: string
  onValueChange: (value: string) => void
  /** For the list, to let it run to the page's edges on a phone. */
  className?: string | undefined
}

/** Tabs by WAI-ARIA: arrows move, Home and End jump. Only the open panel is mounted. */
export function Tabs({ label, items, value, onValueChange, className }: TabsProps) {
  function handleValueChange(next: string) {
    const item = items.find((candidate) => candidate.value === next)
    if (item && !item.disabledReason) onValueChange(next)
  }

  return (
    <RadixTabs.Root value={value} onValueChange={handleValueChange} dir={useTextDirection()}>
      <RadixTabs.List asChild aria-label={label}>
        <PlainDiv
          className={clsx('scrollbar-none flex gap-3 overflow-x-auto border-b border-hairline', className)}
        >
          {items.map((item) => (
            <Tab key={item.value} item={item} />
          ))}
        </PlainDiv>
      </RadixTabs.List>
      {items.map((item) => (
        <RadixTabs.Content key={item.value} value={item.value} asChild>
          <PlainDiv>{item.value === value && item.content}</PlainDiv>
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  )
}

function Tab({ item }: { item: TabItem }) {
  return (
    <RadixTabs.Trigger
      value={item.value}
      // Not `disabled`: a tab out of the tab order could never tell why it is closed.
      aria-disabled={item.disabledReason ? true : undefined}
      title={item.disabledReason}
      className={clsx(
        // The ring stands within, as the row cuts off what does not: with room, it is not drawn over letters.
        'relative flex h-11 flex-none items-center gap-[7px] px-1.5 font-label whitespace-nowrap -outline-offset-2!',
        'transition-colors duration-fast ease-out',
        'data-[state=active]:text-figure data-[state=active]:after:absolute data-[state=active]:after:inset-x-0',
        'data-[state=active]:after:bottom-0 data-[state=active]:after:h-0.5 data-[state=active]:after:bg-accent-line',
        'forced-colors:data-[state=active]:after:bg-[Highlight]',
        item.disabledReason ? 'text-faint' : 'text-muted hover:text-figure',
      )}
    >
      {item.label}
      {item.count !== undefined && <span className="text-note text-faint">{item.count}</span>}
      {item.disabledReason && <span className="sr-only">, {item.disabledReason}</span>}
    </RadixTabs.Trigger>
  )
}

/** Radix puts a style attribute on these; prerendered HTML must carry none, and none is needed. */
function PlainDiv({ style: _, ...props }: ComponentProps<'div'>) {
  return <div {...props} />
}
