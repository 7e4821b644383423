import { toastStore } from '@pkg/ui-kit/components/toast.ts'
import { type ComponentType, startTransition, useEffect, useState } from 'react'
import { useStore } from 'zustand'

/** Where toasts appear. Most pages never show one, so it is fetched with the first, which waits for it. */
export function LazyToaster() {
  const wanted = useStore(toastStore, hasMessages)
  const [Toaster, setToaster] = useState<ComponentType | null>(null)

  useEffect(() => {
    if (!wanted || Toaster) return
    import('@pkg/ui-kit/components/toaster.tsx').then(
      (loaded) => startTransition(() => setToaster(() => loaded.Toaster)),
      // What a toast says stands on the page too.
      () => undefined,
    )
  }, [wanted, Toaster])

  return Toaster && <Toaster />
}

function hasMessages(messages: readonly unknown[]): boolean {
  return messages.length > 0
}
