import { leaveOutOwnerStacks } from '@pkg/test-settings/leave-out-owner-stacks.ts'
import { toast, toastStore } from '@pkg/ui-kit/components/toast.ts'
import { cleanup, configure } from '@testing-library/react'
import * as react from 'react'
import { afterEach, vi } from 'vitest'

leaveOutOwnerStacks(react)

// A machine that is busy takes longer to come to what is waited for; nothing waits longer than it has to.
configure({ asyncUtilTimeout: 60_000 })

// jsdom has none of these; the pages only scroll and measure widths with them.
vi.stubGlobal('scrollTo', () => undefined)
Element.prototype.scrollIntoView = () => undefined
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
)
// jsdom knows dialogs, but neither opens nor closes them.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true
}
HTMLDialogElement.prototype.close = function close() {
  this.open = false
}
window.matchMedia = (media) =>
  ({ matches: false, media, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
  for (const { id } of toastStore.getState()) toast.dismiss(id)
})
