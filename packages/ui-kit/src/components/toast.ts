export type ToastTone = 'info' | 'success' | 'error'

export interface ToastMessage {
  id: number
  tone: ToastTone
  title: string
  description?: string | undefined
}

interface ToastDetails {
  description?: string
}

const none: readonly ToastMessage[] = []
const listeners = new Set<() => void>()
let messages = none
let lastId = 0

/**
 * Shows a short message at the top right for five seconds. It is announced, and never the only place where an error
 * stands. Needs one `<Toaster />` in the page.
 *
 * @example toast.success('Address added successfully')
 */
export const toast = {
  info: (title: string, details?: ToastDetails) => show('info', title, details),
  success: (title: string, details?: ToastDetails) => show('success', title, details),
  error: (title: string, details?: ToastDetails) => show('error', title, details),
  dismiss(id: number) {
    update(messages.filter((message) => message.id !== id))
  },
}

/** What the Toaster reads; nothing on the server. */
export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  get: (): readonly ToastMessage[] => messages,
  getOnServer: (): readonly ToastMessage[] => none,
}

function show(tone: ToastTone, title: string, details: ToastDetails = {}): number {
  lastId += 1
  update([...messages, { id: lastId, tone, title, ...details }])
  return lastId
}

function update(next: readonly ToastMessage[]) {
  messages = next
  for (const listener of listeners) listener()
}
