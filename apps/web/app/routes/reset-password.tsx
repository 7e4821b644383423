import { AccountFrame } from '#app/features/accounts/account-frame.tsx'
import { ResetPasswordForm } from '#app/features/accounts/reset-password-form.tsx'
import { pageMeta } from '#app/lib/page-meta.ts'

export function meta() {
  return [
    ...pageMeta('New password', 'Set a new password by the link of a mail.'),
    { name: 'robots', content: 'noindex' },
  ]
}

export default function ResetPassword() {
  return (
    <AccountFrame title="New password" lead="Choose one that you use nowhere else.">
      <ResetPasswordForm />
    </AccountFrame>
  )
}
