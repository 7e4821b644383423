import * as z from 'zod/mini'
import { isoTime } from './amount.ts'

/** What can happen to an account, with the words that people read. */
export const securityEventLabels = {
  'signed-up': 'Account created',
  'signed-up-again': 'Somebody signed up with your email again',
  'logged-in': 'Logged in',
  'login-failed': 'Login failed',
  'logged-out': 'Logged out',
  'session-ended': 'Session ended from another device',
  'sessions-ended-by-admin': 'All sessions ended by an admin',
  'ended-sessions-of-other': 'All sessions of another account ended as an admin',
  'session-reused': 'A copied session was used and ended',
  'password-changed': 'Password changed',
  'password-wrong': 'Wrong password on the account page',
  'reset-asked': 'Link to reset the password asked for',
  'password-reset': 'Password reset by mailed link',
  'email-change-asked': 'Change of email asked for',
  'email-changed': 'Email changed',
  'second-factor-on': 'Two-step login switched on',
  'second-factor-off': 'Two-step login switched off',
  'recovery-code-used': 'Recovery code used',
  'token-created': 'Access token created',
  'token-revoked': 'Access token revoked',
  exported: 'Data exported',
  deleted: 'Account deleted',
  'role-changed': 'Role changed',
} as const

export type SecurityEventKind = keyof typeof securityEventLabels

/** One thing that happened to an account. */
export const securityEvent = z.object({
  id: z.number(),
  kind: z.enum(Object.keys(securityEventLabels) as [SecurityEventKind, ...SecurityEventKind[]]),
  at: isoTime,
  device: z.string(),
  /** The caller's network, without the part that names one machine. */
  network: z.string(),
})
export type SecurityEvent = z.infer<typeof securityEvent>
