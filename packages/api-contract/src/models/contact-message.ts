import * as z from 'zod/mini'
import { emailInput } from './account.ts'

/** What the contact form sends; all of it is required. */
export const contactMessage = z.strictObject({
  name: z
    .string('Name is required')
    .check(
      z.trim(),
      z.minLength(1, 'Name is required'),
      z.maxLength(100, 'Name must be at most 100 characters'),
    ),
  email: emailInput,
  message: z
    .string('Message is required')
    .check(
      z.trim(),
      z.minLength(1, 'Message is required'),
      z.maxLength(5000, 'Message must be at most 5,000 characters'),
    ),
})
export type ContactMessage = z.infer<typeof contactMessage>
