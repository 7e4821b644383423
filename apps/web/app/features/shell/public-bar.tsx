import { Button } from '@pkg/ui-kit/components/button.tsx'
import { Link } from 'react-router'
import { paths } from '#app/paths.ts'
import { SiteBar } from './site-bar.tsx'

const links = [
  { to: paths.home, label: 'Home' },
  { to: paths.calculators, label: 'Calculators' },
]
const endLinks = [
  { to: paths.login, label: 'Login' },
  { to: paths.signup, label: 'Signup' },
]

/** The bar of the pages that anybody may read. */
export function PublicBar() {
  return (
    <SiteBar
      links={links}
      endLinks={endLinks}
      action={
        <Button asChild>
          <Link to={paths.dashboard}>Dashboard</Link>
        </Button>
      }
    />
  )
}
