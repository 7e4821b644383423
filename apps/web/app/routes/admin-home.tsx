import { AdminPage } from '#app/features/admin/admin-page.tsx'
import { pageMeta } from '#app/lib/page-meta.ts'

export function meta() {
  return [
    ...pageMeta('Administration', 'Users, messages, sources, jobs and page views.'),
    { name: 'robots', content: 'noindex' },
  ]
}

export default function AdminHome() {
  return <AdminPage />
}
