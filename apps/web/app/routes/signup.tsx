import { Link } from 'react-router'
import { BenefitsPanel } from '#app/features/accounts/benefits-panel.tsx'
import { SignupForm } from '#app/features/accounts/signup-form.tsx'
import { pageMeta } from '#app/lib/page-meta.ts'
import { paths } from '#app/paths.ts'

export function meta() {
  return pageMeta('Signup', 'Create an account and keep every address you hold in one ledger.')
}

export default function Signup() {
  return (
    <div className="page-width grid flex-1 items-start gap-x-16 gap-y-12 py-10 lg:grid-cols-[minmax(0,1fr)_460px] lg:py-16">
      <section className="w-full rounded-base border border-hairline bg-surface p-6 max-lg:mx-auto max-lg:max-w-md md:p-8 lg:order-last">
        <h1 className="text-head font-head">Create your account</h1>
        <p className="mt-1 mb-6 text-body text-muted">
          Already have an account?{' '}
          <Link to={paths.login} className="text-text underline underline-offset-3 hover:text-figure">
            Login
          </Link>
        </p>
        <SignupForm />
      </section>
      <aside aria-label="Benefits" className="w-full max-lg:mx-auto max-lg:max-w-md lg:pt-8">
        <BenefitsPanel />
      </aside>
    </div>
  )
}
