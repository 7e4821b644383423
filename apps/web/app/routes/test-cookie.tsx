import { CookieTest } from '#app/features/cookie-test/cookie-test.tsx'
import { pageMeta } from '#app/lib/page-meta.ts'

export function meta() {
  return pageMeta('Cookie test', 'Check whether your browser keeps the cookie that signing in needs.')
}

export default function TestCookie() {
  return <CookieTest />
}
