import { BarLink } from './bar-link.tsx'
import type { NavItem } from './nav-item.ts'

/** The links of the bar; the current one carries the brass rule. */
export function NavLinks({ items }: { items: readonly NavItem[] }) {
  return (
    <ul className="flex h-full">
      {items.map(({ path, label, shownTo }) => (
        <li key={path} className="h-full" data-shown-to={shownTo}>
          <BarLink
            {...{ path, label }}
            className="relative flex h-full items-center px-2 lg:px-3 font-label text-muted -outline-offset-2! transition-colors hover:text-figure aria-[current]:text-figure aria-[current]:after:absolute aria-[current]:after:inset-x-2 lg:aria-[current]:after:inset-x-3 aria-[current]:after:-bottom-px aria-[current]:after:h-0.5 aria-[current]:after:bg-accent-line forced-colors:aria-[current]:after:bg-[Highlight]"
          />
        </li>
      ))}
    </ul>
  )
}
