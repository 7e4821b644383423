/** What is wrong with a URL that may have a user and a password in it, without a word of either; undefined for nothing. */
export function describeUrlFault(url: string): string | undefined {
  // Of two at-signs programs take different ones for the end of the password.
  if ((url.replace(/\?.*$/, '').match(/@/g) ?? []).length > 1) {
    return 'has an @ in the user or the password; write %40 in its place'
  }
  if (!URL.canParse(url)) {
    return 'is no URL; in the user and the password write %40 for @, %3A for :, %2F for / and %23 for #'
  }
  return new URL(url).hash === '' ? undefined : 'has a # in it; write %23 in its place'
}
