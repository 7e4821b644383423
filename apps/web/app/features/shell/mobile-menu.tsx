import type { ReactNode } from 'react'
import { BarLink } from './bar-link.tsx'
import type { NavItem } from './nav-item.ts'
import { ThemeChoice } from './theme-choice.tsx'

interface MobileMenuProps {
  id: string
  items: readonly NavItem[]
  action: ReactNode
}

/** The bar's links, one under another, on narrow screens. */
export function MobileMenu({ id, items, action }: MobileMenuProps) {
  // Drawn when it is opened, by when the document says who is here.
  const other = document.documentElement.dataset.signedIn === undefined ? 'members' : 'strangers'
  return (
    <div
      id={id}
      className="page-width absolute inset-x-0 top-full animate-float-in border-b border-hairline bg-raised pt-2 pb-5 shadow-raised lg:hidden"
    >
      <nav aria-label="Main">
        <ul className="divide-y divide-hairline">
          {items
            .filter(({ shownTo }) => shownTo !== other)
            .map(({ path, label }) => (
              <li key={path}>
                <BarLink
                  {...{ path, label }}
                  className="relative flex h-12 items-center text-read font-label text-muted -outline-offset-2! aria-[current]:text-figure aria-[current]:before:absolute aria-[current]:before:inset-y-3 aria-[current]:before:-left-gutter aria-[current]:before:w-0.5 aria-[current]:before:bg-accent-line"
                />
              </li>
            ))}
        </ul>
      </nav>
      <div className="mt-4 grid gap-3">
        {action}
        <ThemeChoice />
      </div>
    </div>
  )
}
