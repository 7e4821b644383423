import { AccountFrame } from '#app/features/accounts/account-frame.tsx'
import { SignupConfirmation } from '#app/features/accounts/signup-confirmation.tsx'
import { pageMeta } from '#app/lib/page-meta.ts'

export function meta() {
  return [
    ...pageMeta('Confirm signup', 'Confirm the email address of a new account by the link of a mail.'),
    { name: 'robots', content: 'noindex' },
  ]
}

export default function ConfirmSignup() {
  return (
    <AccountFrame title="Confirm your signup" lead="The last step to a new account.">
      <SignupConfirmation />
    </AccountFrame>
  )
}
