import type { ReactNode } from 'react'
import { paths } from '#app/paths.ts'
import { SiteBar } from './site-bar.tsx'

const links = [
  { to: paths.home, label: 'Home' },
  { to: paths.dashboard, label: 'Dashboard' },
]

/** The bar of the signed-in pages; `logout` is the button that ends the session. */
export function SignedInBar({ logout }: { logout: ReactNode }) {
  return <SiteBar links={links} action={logout} />
}
