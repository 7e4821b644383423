import { AccountSettings } from '#app/features/accounts/account-settings.tsx'
import { pageMeta } from '#app/lib/page-meta.ts'

export function meta() {
  return [
    ...pageMeta('Account', 'Your password, sessions, two-step login and data.'),
    { name: 'robots', content: 'noindex' },
  ]
}

export default function UserAccount() {
  return <AccountSettings />
}
