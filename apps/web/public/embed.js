// Puts a calculator in the place of each element that names one, such as <div data-hodlwise="sip-calculator"></div>.
// data-theme="light" or "dark", data-title, and the numbers to begin with, such as data-monthly-investment="2000".
;(() => {
  const { origin } = new URL(document.currentScript.src)
  const frames = new Set()

  function place(element) {
    const { hodlwise: name, theme = '', title, ...numbers } = element.dataset
    // Who copies the code of two calculators copies the script twice: the first that runs fills both places.
    if (!/^[a-z0-9-]{1,70}-calculator$/.test(name) || element.querySelector('iframe')) return
    const frame = document.createElement('iframe')
    frame.src = `${origin}/calculator/${name}?${new URLSearchParams({ embed: theme, ...numbers })}`
    frame.title = title ?? name.replaceAll('-', ' ')
    frame.loading = 'lazy'
    frame.referrerPolicy = 'no-referrer'
    frame.sandbox =
      'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-downloads'
    Object.assign(frame.style, { display: 'block', width: '100%', height: '900px', border: '0' })
    frames.add(frame)
    element.replaceChildren(frame)
  }

  // Only the calculators say how high they are, and only of themselves.
  addEventListener('message', ({ origin: from, source, data }) => {
    const height = data?.type === 'hodlwise-height' ? data.height : undefined
    if (from !== origin || !(height > 0 && height <= 50_000)) return
    for (const frame of frames)
      if (frame.contentWindow === source) frame.style.height = `${Math.ceil(height)}px`
  })

  const placeAll = () => document.querySelectorAll('[data-hodlwise]').forEach(place)
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', placeAll)
  else placeAll()
})()
