import { Button } from '@pkg/ui-kit/components/button.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { listPages, paths } from '#app/paths.ts'
import type { NavItem } from './nav-item.ts'
import { SiteBar } from './site-bar.tsx'

const links = [
  ...listPages(paths.home, paths.calculators, paths.news),
  ...showTo('members', listPages(paths.gains)),
]
const endLinks = [
  ...showTo('strangers', listPages(paths.login, paths.signup)),
  ...showTo('members', listPages(paths.account)),
]

function showTo(shownTo: NonNullable<NavItem['shownTo']>, pages: readonly NavItem[]): NavItem[] {
  return pages.map((page) => ({ ...page, shownTo }))
}

/** The bar of the pages that anybody may read. */
export function PublicBar({ tools }: { tools: ReactNode }) {
  return (
    <SiteBar
      links={links}
      endLinks={endLinks}
      tools={tools}
      action={
        <Button asChild>
          <Link to={paths.dashboard}>Dashboard</Link>
        </Button>
      }
    />
  )
}
