import { expect, type Page } from '@playwright/test'

/** From now on: the answer holds that no other origin was asked for anything, and that nothing broke the page policy. */
export function watchPrivacy(page: Page, ...origins: readonly string[]): () => void {
  const foreign: string[] = []
  const faults: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (!['data:', 'blob:'].includes(url.protocol) && !origins.includes(url.origin))
      foreign.push(request.url())
  })
  page.on('console', (message) => {
    // That a source was too slow for the server is no fault of the page.
    const isOfServer = /^Failed to load resource: the server responded with a status of 50[234]/.test(
      message.text(),
    )
    if (message.type() === 'error' && !isOfServer) faults.push(message.text())
  })
  page.on('pageerror', (error) => faults.push(error.message))
  return () => {
    expect(foreign, 'asked of another origin').toEqual([])
    expect(faults, 'errors of the page').toEqual([])
  }
}
