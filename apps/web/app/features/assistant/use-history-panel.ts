import { create } from 'zustand'

/** Whether the panel of what was asked is open; it stays as it was left while a person visits other pages. */
export const useHistoryPanel = create(() => false)

/** Opens the panel or closes it. */
export function openHistoryPanel(isOpen: boolean): void {
  useHistoryPanel.setState(isOpen, true)
}
