/** What most people's addresses end in. */
const wellKnown = [
  ...['gmail.com', 'googlemail.com', 'yahoo.com', 'yahoo.in', 'yahoo.co.in', 'yahoo.co.uk', 'ymail.com'],
  ...['rocketmail.com', 'outlook.com', 'outlook.in', 'hotmail.com', 'hotmail.co.uk', 'live.com', 'live.in'],
  ...['msn.com', 'icloud.com', 'me.com', 'mac.com', 'rediffmail.com', 'proton.me', 'protonmail.com', 'pm.me'],
  ...['zoho.com', 'zohomail.in', 'aol.com', 'mail.com', 'gmx.com', 'gmx.net', 'fastmail.com', 'hey.com'],
]

/**
 * What looks mistyped about an address of e-mail, as a sentence; undefined where nothing does. A guess at the domain is
 * a question: the address may be right as it is.
 */
export function adviseEmail(typed: string): string | undefined {
  const text = typed.trim()
  if (text === '') return undefined
  if (/\s/.test(text)) return 'There is a space in it.'
  const [name = '', domain, ...more] = text.split('@')
  if (domain === undefined) return 'It has an @ in it, as in name@example.org.'
  if (more.length > 0) return 'There is more than one @ in it.'
  if (name === '') return 'Something stands before the @, as in name@example.org.'
  if (/\.\.|^\.|\.$/.test(name) || /\.\.|^\.|\.$/.test(domain)) return 'There is a dot too many in it.'
  if (!domain.includes('.')) {
    const whole = wellKnown.find((known) => known.replaceAll('.', '') === domain)
    return whole
      ? `Did you mean ${name}@${whole}?`
      : 'After the @ comes a domain with a dot, such as example.org.'
  }
  const meant = nearest(domain.toLowerCase())
  return meant && `Did you mean ${name}@${meant}?`
}

function nearest(domain: string): string | undefined {
  if (wellKnown.includes(domain)) return undefined
  const close = wellKnown.find((known) => isOneSlipAway(domain, known))
  if (close) return close
  // Endings that no domain has.
  const ended = domain.replace(/\.(con|cmo|vom|xom|comm|ocm)$/, '.com')
  return ended === domain ? undefined : ended
}

/** One letter left out, put in or taken for another, or two neighbours swapped. */
function isOneSlipAway(typed: string, meant: string): boolean {
  let from = 0
  while (from < typed.length && typed[from] === meant[from]) from += 1
  let end = 0
  const most = Math.min(typed.length, meant.length) - from
  while (end < most && typed.at(-1 - end) === meant.at(-1 - end)) end += 1
  const [a, b] = [typed.slice(from, typed.length - end), meant.slice(from, meant.length - end)]
  const isSwap = a.length === 2 && b.length === 2 && a[0] === b[1] && a[1] === b[0]
  return isSwap || Math.max(a.length, b.length) <= 1
}
