import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '#app/paths.ts'

const linkLooks = 'text-text underline underline-offset-3 hover:text-figure'

/** What people ask before they write. */
export const questions: readonly { question: string; answer: ReactNode }[] = [
  {
    question: 'A balance looks wrong. What should I send?',
    answer:
      'The public address, the token, and what you expected. Every figure says when it was read and from where; that line helps too.',
  },
  {
    question: 'Can you recover my wallet or my coins?',
    answer: 'No. This is a watch-only ledger: it holds no keys and can move nothing.',
  },
  {
    question: 'How do I delete my account?',
    answer: (
      <>
        By yourself, at any time, or write to us from the address of the account. What we keep is told in the{' '}
        <Link to={paths.privacy} className={linkLooks}>
          privacy policy
        </Link>
        .
      </>
    ),
  },
  {
    question: 'Does it cost anything?',
    answer: (
      <>
        No.{' '}
        <Link to={paths.pricing} className={linkLooks}>
          Pricing
        </Link>{' '}
        says what there is.
      </>
    ),
  },
]
