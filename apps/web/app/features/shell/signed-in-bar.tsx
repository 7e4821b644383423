import type { ReactNode } from 'react'
import { listPages, paths } from '#app/paths.ts'
import { SiteBar } from './site-bar.tsx'

const links = listPages(paths.home, paths.calculators, '/news', paths.dashboard)
const accountLinks = listPages(paths.account)

/** The bar of the signed-in pages; `logout` is the button that ends the session. */
export function SignedInBar({ logout }: { logout: ReactNode }) {
  return <SiteBar links={links} endLinks={accountLinks} action={logout} />
}
