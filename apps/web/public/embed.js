// Puts a calculator in the place of each element that names one, such as <div data-hodlwise="sip-calculator"></div>.
// data-theme="light" or "dark", data-form="compact" for the inputs and the result alone, data-title, and the numbers to begin
// with, such as data-monthly-investment="2000".
;(() => {
  const { origin } = new URL(document.currentScript.src)
  const placed = []
  const waiting = new Set()
  const titled = new Set()

  function place(element) {
    const { hodlwise: name, theme = '', title, ...numbers } = element.dataset
    // Who copies the code of two calculators copies the script twice: the first that runs fills both places.
    if (!/^[a-z0-9-]{1,70}-calculator$/.test(name) || element.querySelector('iframe')) return
    const frame = document.createElement('iframe')
    frame.src = `${origin}/calculator/${name}?${new URLSearchParams({ embed: theme, ...numbers })}`
    frame.title = title ?? name.replaceAll('-', ' ')
    if (title) titled.add(frame)
    frame.loading = 'lazy'
    frame.referrerPolicy = 'no-referrer'
    frame.sandbox =
      'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-downloads'
    Object.assign(frame.style, { display: 'block', width: '100%', height: '900px', border: '0' })
    placed.push(frame)
    waiting.add(frame)
    // A frame that says nothing shows no calculator: there is none of that name, or this page allows no frame of ours. What
    // stands in the element is seen then, and goes once a calculator has spoken, even late.
    frame.onload = () => {
      if (waiting.has(frame)) frame.style.display = 'none'
    }
    element.prepend(frame)
  }

  // Only the calculators say how high they are, and only of themselves.
  addEventListener('message', ({ origin: from, source, data }) => {
    const frame = placed.find((one) => one.contentWindow === source)
    if (from !== origin || !frame || data?.type !== 'hodlwise-height') return
    if (waiting.delete(frame)) while (frame.nextSibling) frame.nextSibling.remove()
    frame.style.display = 'block'
    // Its own name, as people write it.
    if (!titled.has(frame) && typeof data.title === 'string') frame.title = data.title
    if (data.height > 0 && data.height <= 50_000) frame.style.height = `${Math.ceil(data.height)}px`
  })

  const placeAll = () => document.querySelectorAll('[data-hodlwise]').forEach(place)
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', placeAll)
  else placeAll()
})()
