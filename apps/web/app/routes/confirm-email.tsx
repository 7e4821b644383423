import { AccountFrame } from '#app/features/accounts/account-frame.tsx'
import { EmailConfirmation } from '#app/features/accounts/email-confirmation.tsx'
import { pageMeta } from '#app/lib/page-meta.ts'

export function meta() {
  return [
    ...pageMeta('Confirm email', 'Confirm a new email address by the link of a mail.'),
    { name: 'robots', content: 'noindex' },
  ]
}

export default function ConfirmEmail() {
  return (
    <AccountFrame title="Confirm your email" lead="You asked to use this address for your account.">
      <EmailConfirmation />
    </AccountFrame>
  )
}
