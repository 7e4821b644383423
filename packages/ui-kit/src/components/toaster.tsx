import { clsx } from 'clsx'
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import * as RadixToast from 'radix-ui/toast'
import { type FocusEvent, useCallback, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { Button } from './button.tsx'
import { type ToastMessage, toast, toastStore } from './toast.ts'
import { useHydrated } from './use-hydrated.ts'
import { useTextDirection } from './use-text-direction.ts'

const tones = {
  info: { Icon: Info, ink: 'text-muted' },
  success: { Icon: CircleCheck, ink: 'text-gain' },
  error: { Icon: CircleAlert, ink: 'text-loss' },
}

/** Where toasts appear. Stands once, in the root of the page; F8 moves the focus here. */
export function Toaster() {
  const messages = useStore(toastStore)
  const inBrowser = useHydrated()
  const direction = useTextDirection()
  const viewport = useRef<HTMLOListElement>(null)
  const cameFrom = useRef<HTMLElement | null>(null)
  // Radix writes a style attribute on the viewport; prerendered HTML must carry none.
  if (!inBrowser) return null

  function remember({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      cameFrom.current = relatedTarget
  }

  // Radix leaves the focus on the list when what had it goes. Of an empty list there is no way back to the page.
  function goBack() {
    if (messages.length <= 1 && document.activeElement === viewport.current && cameFrom.current?.isConnected)
      cameFrom.current.focus({ preventScroll: true })
  }

  return (
    <RadixToast.Provider label="Notification" swipeDirection={direction === 'rtl' ? 'left' : 'right'}>
      {messages.map((message) => (
        <Toast key={message.id} message={message} onClosed={goBack} />
      ))}
      <RadixToast.Viewport
        ref={viewport}
        onFocus={remember}
        className="fixed print:hidden inset-x-2 top-2 z-50 grid justify-items-end gap-2.5 md:top-[70px] md:inset-s-auto md:inset-e-gutter md:w-90"
      />
    </RadixToast.Provider>
  )
}

interface ToastProps {
  message: ToastMessage
  /** Called as it begins to leave, by whatever ended it. */
  onClosed: () => void
}

function Toast({ message, onClosed }: ToastProps) {
  const [open, setOpen] = useState(true)
  const [paused, setPaused] = useState(false)
  const closed = useRef(false)

  // A toast leaves the store once it has left the page, after its way out was drawn.
  const forgetWhenGone = useCallback(() => {
    return () => {
      if (closed.current) toast.dismiss(message.id)
    }
  }, [message.id])

  function handleOpenChange(next: boolean) {
    closed.current = !next
    setOpen(next)
    if (!next) onClosed()
  }
  const { Icon, ink } = tones[message.tone]

  return (
    <RadixToast.Root
      open={open}
      duration={message.lifeMs}
      ref={forgetWhenGone}
      onOpenChange={handleOpenChange}
      // Errors and what can be undone interrupt; good news waits for a pause.
      type={message.tone === 'error' || message.action ? 'foreground' : 'background'}
      onPause={() => setPaused(true)}
      onResume={() => setPaused(false)}
      className={clsx(
        'relative grid w-full grid-cols-[20px_1fr_auto] gap-2.5 overflow-hidden rounded-base bg-raised py-3 ps-3.5 pe-2.5 shadow-raised',
        'data-[state=open]:animate-panel-in data-[state=closed]:animate-panel-out',
        'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
        'forced-colors:border',
      )}
    >
      <Icon aria-hidden="true" className={clsx('mt-0.5 size-4 stroke-[1.75]', ink)} />
      <div className="min-w-0">
        <RadixToast.Title className="text-body font-strong text-text">{message.title}</RadixToast.Title>
        {message.description && (
          <RadixToast.Description className="text-small text-muted">
            {message.description}
          </RadixToast.Description>
        )}
        {message.action && (
          <RadixToast.Action asChild altText={message.action.altText}>
            <Button size="sm" onClick={message.action.onSelect} className="mt-2">
              {message.action.label}
            </Button>
          </RadixToast.Action>
        )}
      </div>
      <RadixToast.Close
        aria-label="Close"
        className="hit-area grid size-6 place-items-center rounded-inset text-faint hover:text-figure"
      >
        <X aria-hidden="true" className="size-4 stroke-[1.75]" />
      </RadixToast.Close>
      {Number.isFinite(message.lifeMs) && (
        <span
          aria-hidden="true"
          className={clsx(
            'time-left absolute inset-x-0 bottom-0 h-0.5 bg-current opacity-80',
            ink,
            paused && '[animation-play-state:paused]',
            message.action && '[--toast-life:10000ms]',
          )}
        />
      )}
    </RadixToast.Root>
  )
}
