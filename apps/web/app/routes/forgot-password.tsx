import { Link } from 'react-router'
import { AccountFrame } from '#app/features/accounts/account-frame.tsx'
import { ForgotPasswordForm } from '#app/features/accounts/forgot-password-form.tsx'
import { pageMeta } from '#app/lib/page-meta.ts'
import { paths } from '#app/paths.ts'

export function meta() {
  return pageMeta('Forgot password', 'Ask for a link to set a new password.')
}

export default function ForgotPassword() {
  return (
    <AccountFrame
      title="Forgot password"
      lead={
        <>
          We mail you a link to set a new one. Remembered it?{' '}
          <Link to={paths.login} className="text-text underline underline-offset-3 hover:text-figure">
            Login
          </Link>
        </>
      }
    >
      <ForgotPasswordForm />
    </AccountFrame>
  )
}
