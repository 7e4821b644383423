import { vi } from 'vitest'

/** What the browser is handed to save from now on, and under which names; undone by `vi.unstubAllGlobals` and `vi.restoreAllMocks`. */
export function catchSaves(): { blobs: Blob[]; names: string[] } {
  const saves: { blobs: Blob[]; names: string[] } = { blobs: [], names: [] }
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: (blob: Blob) => saves.blobs.push(blob), revokeObjectURL() {} }),
  )
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saves.names.push(this.download)
  })
  return saves
}
