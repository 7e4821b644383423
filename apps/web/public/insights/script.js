// Counts one more view of this page, by its path and nothing else: no cookie, no identifier, no referrer. Whoever
// asks not to be tracked is not counted at all.
;(() => {
  // Nor is a calculator that another site shows: its readers are not ours.
  if (document.documentElement.dataset.embedded !== undefined) return
  if (navigator.doNotTrack === '1' || window.doNotTrack === '1' || navigator.globalPrivacyControl) return
  let counted

  function count() {
    const path = location.pathname.toLowerCase().replace(/(.)\/+$/, '$1')
    if (path === counted || !/^\/[a-z0-9/-]{0,99}$/.test(path)) return
    counted = path
    fetch('/api/insights', {
      method: 'POST',
      credentials: 'omit',
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ path }),
    })
      // An answer that nobody reads stays open.
      .then((answer) => answer.arrayBuffer())
      .catch(() => undefined)
  }

  // The app changes pages without loading them.
  const { pushState } = history
  history.pushState = function (...change) {
    pushState.apply(this, change)
    count()
  }
  addEventListener('popstate', count)
  count()
})()
