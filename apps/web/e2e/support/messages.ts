import { expect, type Page } from '@playwright/test'

declare global {
  interface Window {
    /** What the page's messages said since it was opened, oldest first; each leaves the list once it was expected. */
    messagesSaid?: { sentence: string; details: string }[]
  }
}

function keepMessages() {
  const said: NonNullable<typeof window.messagesSaid> = []
  window.messagesSaid = said
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof HTMLElement)) continue
      for (const item of node.matches('li') ? [node] : node.querySelectorAll('li')) {
        // Beside the icon: the sentence, and below it what else there is to say or do.
        const sentence = item.querySelector('svg + div > :first-child')
        const isMessage = item.closest('[role=region][aria-label^=Notification]') !== null
        if (isMessage && sentence?.checkVisibility({ visibilityProperty: true }))
          said.push({
            sentence: sentence.textContent,
            details: sentence.nextElementSibling?.textContent ?? '',
          })
      }
    }
  }).observe(document, { childList: true, subtree: true })
}

/** Has every page that comes now keep what its messages say: one stands for five seconds, whether or not a test looks. */
export async function watchMessages(page: Page): Promise<void> {
  await page.addInitScript(keepMessages)
}

/** Takes the first message of this sentence, and of these details, out of those that were said; whether there was one. */
function takeMessage({
  sentence,
  details,
}: {
  sentence: string | RegExp
  details: string | undefined
}): boolean {
  const said = window.messagesSaid ?? []
  const index = said.findIndex(
    (one) =>
      (typeof sentence === 'string' ? one.sentence === sentence : sentence.test(one.sentence)) &&
      (details === undefined || one.details === details),
  )
  return index >= 0 && said.splice(index, 1).length === 1
}

/**
 * Expects a message of this sentence that no expectation before has met, standing or gone, or waits for it.
 *
 * @param details What stands below the sentence, whole; anything where it is left out.
 */
export async function expectMessage(
  page: Page,
  sentence: string | RegExp,
  details?: string | undefined,
): Promise<void> {
  await expect
    .poll(() => page.evaluate(takeMessage, { sentence, details }), { message: `a message "${sentence}"` })
    .toBe(true)
}

/** Lets what a message offers to do stand until it is done: its ten seconds are a person's, not a busy machine's. */
export async function holdActions(page: Page): Promise<void> {
  await page.evaluate((lifeMs) => {
    const after = window.setTimeout
    window.setTimeout = ((run: TimerHandler, wait?: number, ...more: unknown[]) =>
      wait === lifeMs ? 0 : after(run, wait, ...more)) as typeof window.setTimeout
  }, 10_000)
}
