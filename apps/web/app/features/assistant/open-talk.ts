import type { HistoryEntry } from './stored-history.ts'

let open: HistoryEntry | undefined

/** What was asked and answered last on the screen, with what came before it; it stays while a person visits other pages. */
export const readOpenTalk = (): HistoryEntry | undefined => open

/** Keeps it; undefined forgets it. */
export function keepOpenTalk(entry: HistoryEntry | undefined): void {
  open = entry
}
