import { createStore } from 'zustand/vanilla'

type ToastTone = 'info' | 'success' | 'error'

export interface ToastMessage {
  id: number
  tone: ToastTone
  title: string
  description?: string | undefined
  action?: ToastAction | undefined
  /** How long it stays, in milliseconds; infinite where only a person ends it. */
  lifeMs: number
}

/** One thing that can be done about the message while it stands. */
export interface ToastAction {
  /** A verb: "Undo". */
  label: string
  /** Read aloud to people who cannot see the button: what it does, or another way to do it. */
  altText: string
  onSelect: () => void
}

interface ToastDetails {
  description?: string
  action?: ToastAction
  /** Leaves only when it is closed or its action taken: for what is as true in an hour. @default false */
  stays?: boolean
}

/** How long a message stays, in milliseconds: without an action, and with one. */
const LIFE_MS = 5_000
const ACTION_LIFE_MS = 10_000

let lastId = 0

/** The messages that stand now, oldest first: what the Toaster reads. None on the server. */
export const toastStore = createStore((): readonly ToastMessage[] => [])

/**
 * Shows a short message at the top right for five seconds, with an action for ten, or
 * until somebody closes it. It is announced, and never the only
 * place where an error stands. A success takes the errors before it away, of which nothing can be done: it came of trying
 * again, and beside it they would say the opposite. Needs one `<Toaster />` in the page; F8 moves the focus to it.
 *
 * @example toast.success('Address added successfully')
 */
export const toast = {
  info: (title: string, details?: ToastDetails) => show('info', title, details),
  success: (title: string, details?: ToastDetails) => show('success', title, details),
  error: (title: string, details?: ToastDetails) => show('error', title, details),
  dismiss(id: number) {
    toastStore.setState((messages) => messages.filter((message) => message.id !== id), true)
  },
}

function show(tone: ToastTone, title: string, { stays, ...details }: ToastDetails = {}): number {
  lastId += 1
  const lifeMs = stays ? Number.POSITIVE_INFINITY : details.action ? ACTION_LIFE_MS : LIFE_MS
  const message = { id: lastId, tone, title, lifeMs, ...details }
  const isOver = (other: ToastMessage) =>
    isSame(other, message) || (tone === 'success' && other.tone === 'error' && !other.action)
  toastStore.setState((messages) => [...messages.filter((other) => !isOver(other)), message], true)
  return lastId
}

/** Said again, a message takes the place of itself. What can be undone is a deed of its own each time. */
function isSame(one: ToastMessage, other: ToastMessage): boolean {
  const { tone, title, description, action } = other
  return one.tone === tone && one.title === title && one.description === description && !one.action && !action
}
