import Bowser from 'bowser'

/** Longer than any browser's; parsing takes time in proportion. */
const LONGEST_AGENT = 400

/** What a person would call the browser that sent this header, such as "Firefox on Linux"; '' when it tells nothing. */
export function deviceName(userAgent: string | undefined): string {
  if (!userAgent) return ''
  const { browser, os } = Bowser.parse(userAgent.slice(0, LONGEST_AGENT))
  // The names come from Bowser's own tables, save for unknown browsers, whose name is what they sent.
  const name = /^[\w .-]{1,40}$/.test(browser.name ?? '') ? browser.name : undefined
  return [name, os.name].filter(Boolean).join(' on ')
}
