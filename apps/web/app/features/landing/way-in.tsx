import { productName } from '@pkg/ui-kit/brand/product-name.ts'
import { Button } from '@pkg/ui-kit/components/button.tsx'
import { Link } from 'react-router'
import { paths } from '#app/paths.ts'

/** Where the introduction leads: to an account, or to the dashboard of whoever has one and is signed in. */
export function WayIn() {
  return (
    <>
      <Button asChild variant="primary" size="lg" className="max-sm:w-full">
        <Link to={paths.signup} data-shown-to="strangers">
          Get Started with {productName}
        </Link>
      </Button>
      <Button asChild variant="primary" size="lg" className="max-sm:w-full">
        <Link to={paths.dashboard} data-shown-to="members">
          Open your dashboard
        </Link>
      </Button>
    </>
  )
}
