/** What Chromium is started with in tests: as root, and without calls to the outside. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // No page of a test lives long enough to win back what the last stage of compiling costs: a fifth of the processor time.
  '--js-flags=--no-opt',
]
