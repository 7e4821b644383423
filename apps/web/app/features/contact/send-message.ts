import { type ContactMessage, visitors } from '@pkg/api-contract'
import { api } from '#app/lib/api.ts'
import { toErrorMessage } from '#app/lib/to-error-message.ts'

const failure = 'Your message could not be sent. Please try again later.'

/** Sends a message. Answers null, or the sentence to show when that did not work. */
export async function sendMessage(message: ContactMessage): Promise<string | null> {
  try {
    await api(visitors.sendMessage, { body: message })
    return null
  } catch (error) {
    return toErrorMessage(error, { fallback: failure })
  }
}
