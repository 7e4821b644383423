import { Link } from 'react-router'
import { AwaitedMail } from '#app/features/accounts/awaited-mail.tsx'
import { DriftingDots } from '#app/features/accounts/drifting-dots.tsx'
import { LedgerIllustration } from '#app/features/accounts/ledger-illustration.tsx'
import { LoginForm } from '#app/features/accounts/login-form.tsx'
import { pageMeta } from '#app/lib/page-meta.ts'
import { paths } from '#app/paths.ts'

export function meta() {
  return pageMeta('Login', 'Sign in to see the net worth of every address you track.')
}

export default function Login() {
  return (
    <div className="relative flex flex-1 overflow-hidden">
      <DriftingDots />
      <div className="page-width relative grid max-w-6xl items-center gap-x-16 gap-y-12 py-10 max-lg:content-start lg:grid-cols-[minmax(0,1fr)_420px] lg:py-16">
        <div className="mx-auto hidden w-full max-w-lg lg:block">
          <LedgerIllustration />
          <p className="mt-6 text-lead text-muted">Every address you track, in one ledger.</p>
        </div>
        <section className="mx-auto w-full max-w-md rounded-base border border-hairline bg-surface p-6 md:p-8">
          <h1 className="text-head font-head">Login</h1>
          <p className="mt-1 mb-6 text-body text-muted">
            New here?{' '}
            <Link to={paths.signup} className="text-text underline underline-offset-3 hover:text-figure">
              Create an account
            </Link>
          </p>
          <AwaitedMail />
          <LoginForm />
        </section>
      </div>
    </div>
  )
}
