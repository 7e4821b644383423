// Runs first in a calculator that is shown within a page of another site, before the app does.
;(() => {
  // Each change of a number is a step of the history otherwise, and the reader's Back would go through them all.
  history.pushState = history.replaceState

  // A page of ours opens beside the other site's: within it, none but calculators may be shown.
  addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element && event.target.closest('a[href]')
      if (!link || link.getAttribute('href').startsWith('#')) return
      link.target = '_blank'
      link.rel = 'noopener'
      // Otherwise the app would follow it in here.
      event.stopPropagation()
    },
    true,
  )

  // How high the page is, for the frame to be as high, and what it is called: nothing that is anybody's own, so that everybody
  // may hear it. Of its box, as what can be scrolled is never less than the frame.
  const tell = () => {
    const { height } = document.documentElement.getBoundingClientRect()
    const title = document.querySelector('h1')?.textContent
    parent.postMessage({ type: 'hodlwise-height', height, title }, '*')
  }
  const tellAgain = new ResizeObserver(() => requestAnimationFrame(tell))
  addEventListener('DOMContentLoaded', () => {
    // At once: a frame that is out of sight draws nothing yet.
    tell()
    tellAgain.observe(document.body)
  })
})()
