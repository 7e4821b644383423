/** A URL without credentials, query and fragment: where keys travel. Safe in messages and logs. */
export function redactUrl(url: string): string {
  try {
    const { host, pathname } = new URL(url)
    return host + pathname
  } catch {
    return 'an unreadable URL'
  }
}

/** Only the host: addresses of nodes often carry the key in the path. */
export function redactToHost(url: string): string {
  try {
    return new URL(url).host
  } catch {
    return 'an unreadable URL'
  }
}

/** The code of a network failure ("ECONNREFUSED"), or the error's name; never its message. */
export function failureCode(error: unknown): string {
  for (let current = error; current instanceof Error; current = current.cause) {
    const { code } = current as { code?: unknown }
    if (typeof code === 'string') return code
    if (!(current.cause instanceof Error)) return current.name
  }
  return 'unknown failure'
}
