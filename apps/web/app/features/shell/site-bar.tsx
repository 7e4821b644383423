import { productName } from '@pkg/ui-kit/brand/product-name.ts'
import { Wordmark } from '@pkg/ui-kit/brand/wordmark.tsx'
import { IconButton } from '@pkg/ui-kit/components/icon-button.tsx'
import { SkipLink } from '@pkg/ui-kit/components/skip-link.tsx'
import { Menu, X } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { Link } from 'react-router'
import { lazyPart } from '#app/lib/lazy-part.tsx'
import { useDisclosure } from '#app/lib/use-disclosure.ts'
import { useFetchAhead } from '#app/lib/use-fetch-ahead.ts'
import { paths } from '#app/paths.ts'
import type { NavItem } from './nav-item.ts'
import { NavLinks } from './nav-links.tsx'
import { SandboxMark } from './sandbox-mark.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

// Not needed at first: most visitors never open it.
const loadMenu = () => import('./mobile-menu.tsx').then((loaded) => loaded.MobileMenu)
const MobileMenu = lazyPart(loadMenu)

interface SiteBarProps {
  /** Links at the left, and first in the menu. */
  links: readonly NavItem[]
  /** Links at the right, and after them in the menu. */
  endLinks?: readonly NavItem[]
  /** Menus that stand in the bar at every width. */
  tools?: ReactNode
  /** The one button of the bar. */
  action: ReactNode
}

/** The bar above every page. Under 1024 px its links move into a menu. */
export function SiteBar({ links, endLinks = [], tools, action }: SiteBarProps) {
  const menu = useDisclosure()
  useFetchAhead(loadMenu)

  return (
    <header ref={menu.ref} className="relative z-20 border-b border-hairline bg-surface">
      <SkipLink />
      <div className="page-width flex min-h-14 flex-wrap items-center gap-x-2 lg:h-14 lg:gap-8">
        <Link
          to={paths.home}
          aria-label={`${productName}, home`}
          className="hit-area flex flex-none items-center"
        >
          <Wordmark />
        </Link>
        <nav aria-label="Main" className="hidden h-full lg:block">
          <NavLinks items={links} />
        </nav>
        <div className="ml-auto flex h-full flex-wrap items-center justify-end gap-1 sm:gap-2">
          <SandboxMark />
          {tools}
          <div className="hidden h-full items-center gap-2 lg:flex print:hidden">
            <ThemeSwitch />
            {endLinks.length > 0 && (
              <nav aria-label="Account" className="h-full">
                <NavLinks items={endLinks} />
              </nav>
            )}
            {action}
          </div>
          <IconButton
            className="-mr-2.5 text-text lg:hidden"
            label={menu.open ? 'Close menu' : 'Open menu'}
            icon={menu.open ? <X /> : <Menu />}
            aria-expanded={menu.open}
            aria-controls={menu.id}
            onClick={menu.toggle}
          />
        </div>
      </div>
      {menu.open && (
        <Suspense fallback={null}>
          <MobileMenu id={menu.id} items={[...links, ...endLinks]} action={action} />
        </Suspense>
      )}
    </header>
  )
}
