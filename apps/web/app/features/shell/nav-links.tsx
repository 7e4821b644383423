import { NavLink } from 'react-router'
import { paths } from '#app/paths.ts'

export interface NavItem {
  path: string
  label: string
}

/** The links of the bar; the current one carries the brass rule. */
export function NavLinks({ items }: { items: readonly NavItem[] }) {
  return (
    <ul className="flex h-full">
      {items.map(({ path, label }) => (
        <li key={path} className="h-full">
          <NavLink
            to={path}
            // The home page is the beginning of every address; the others are written with or without a last slash.
            end={path === paths.home}
            className="relative flex h-full items-center px-2 lg:px-3 font-label text-muted -outline-offset-2! transition-colors hover:text-figure aria-[current=page]:text-figure aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-2 lg:aria-[current=page]:after:inset-x-3 aria-[current=page]:after:-bottom-px aria-[current=page]:after:h-0.5 aria-[current=page]:after:bg-accent-line forced-colors:aria-[current=page]:after:bg-[Highlight]"
          >
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}
