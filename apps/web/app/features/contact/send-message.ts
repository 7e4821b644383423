import { type ContactMessage, visitors } from '@pkg/api-contract'
import { api } from '#app/lib/api.ts'
import { toErrorMessage } from '#app/lib/to-error-message.ts'
import type { Outcome } from '#app/lib/use-send.ts'

/** Sends a message. */
export async function sendMessage(message: ContactMessage, fallback: string): Promise<Outcome> {
  try {
    await api(visitors.sendMessage, { body: message })
    return { done: true }
  } catch (error) {
    return { done: false, problem: toErrorMessage(error, { fallback }) }
  }
}
