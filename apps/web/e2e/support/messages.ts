import { expect, type Page } from '@playwright/test'

declare global {
  interface Window {
    /** What the page's messages said since it was opened, oldest first; each leaves the list once it was expected. */
    messagesSaid?: string[]
  }
}

function keepMessages() {
  const said: string[] = []
  window.messagesSaid = said
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof HTMLElement)) continue
      for (const item of node.matches('li') ? [node] : node.querySelectorAll('li')) {
        // Beside the icon: the sentence, and below it what else there is to say or do.
        const sentence = item.querySelector('svg + div > :first-child')
        const isMessage = item.closest('[role=region][aria-label^=Notification]') !== null
        if (isMessage && sentence?.checkVisibility({ visibilityProperty: true }))
          said.push(sentence.textContent)
      }
    }
  }).observe(document, { childList: true, subtree: true })
}

/** Has every page that comes now keep what its messages say: one stands for five seconds, whether or not a test looks. */
export async function watchMessages(page: Page): Promise<void> {
  await page.addInitScript(keepMessages)
}

/** Takes the first message of this sentence out of those that were said; whether there was one. */
function takeMessage(sentence: string | RegExp): boolean {
  const said = window.messagesSaid ?? []
  const index = said.findIndex((one) =>
    typeof sentence === 'string' ? one === sentence : sentence.test(one),
  )
  return index >= 0 && said.splice(index, 1).length === 1
}

/** Expects a message of this sentence that no expectation before has met, standing or gone, or waits for it. */
export async function expectMessage(page: Page, sentence: string | RegExp): Promise<void> {
  await expect
    .poll(() => page.evaluate(takeMessage, sentence), { message: `a message "${sentence}"` })
    .toBe(true)
}
