const key = 'hodlwise.login'

/** What a person is told when a sign-in seems not to hold. */
export const cookieAdvice = 'If login fails, enable third-party cookies in your browser.'

/** Remembers, for the next page only, that a login has just succeeded. */
export function markLogin(): void {
  try {
    sessionStorage.setItem(key, '1')
  } catch {
    // Only a better message depends on it.
  }
}

/** Whether a login succeeded just before this page. Asking forgets it. */
export function takeRecentLogin(): boolean {
  try {
    const marked = sessionStorage.getItem(key) !== null
    sessionStorage.removeItem(key)
    return marked
  } catch {
    return false
  }
}
