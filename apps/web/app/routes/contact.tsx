import { ContactPage } from '#app/features/contact/contact-page.tsx'
import { pageMeta } from '#app/lib/page-meta.ts'

export function meta() {
  return pageMeta('Contact', 'Write to the people behind the ledger: questions, wrong figures, ideas.')
}

export default function Contact() {
  return <ContactPage />
}
