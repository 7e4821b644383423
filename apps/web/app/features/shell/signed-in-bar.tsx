import type { ReactNode } from 'react'
import { listPages, paths } from '#app/paths.ts'
import { SiteBar } from './site-bar.tsx'

const links = listPages(paths.home, paths.calculators, paths.news, paths.dashboard, paths.gains)
const accountLinks = listPages(paths.account)

/** The bar of the signed-in pages; `logout` is the button that ends the session. */
export function SignedInBar({ tools, logout }: { tools: ReactNode; logout: ReactNode }) {
  return <SiteBar links={links} endLinks={accountLinks} tools={tools} action={logout} />
}
