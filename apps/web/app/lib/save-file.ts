/** Hands the browser a file to save, made of one part or of several one after another. */
export function saveFile(name: string, type: string, ...content: readonly BlobPart[]): void {
  const url = URL.createObjectURL(new Blob([...content], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser takes hold of the file in the course of the click.
  setTimeout(() => URL.revokeObjectURL(url), 0)
}
