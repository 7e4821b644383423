// Filters the list of the first page; on other pages the form leads there.
const field = document.querySelector('#q')
const entries = [...document.querySelectorAll('.entries > li')].map((entry) => ({
  entry,
  text: `${entry.textContent} ${entry.dataset.words}`.toLowerCase(),
}))

function filter() {
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean)
  let found = 0
  for (const { entry, text } of entries) {
    const fits = words.every((word) => text.includes(word))
    entry.hidden = !fits
    if (fits) found++
  }
  // A heading without anything below it says nothing.
  for (const list of document.querySelectorAll('.entries')) {
    const isEmpty = [...list.children].every(({ hidden }) => hidden)
    const block = list.closest('section') ?? list
    block.hidden = isEmpty
    const heading = block === list ? list.previousElementSibling : undefined
    if (heading) heading.hidden = isEmpty
  }
  const functions = document.querySelector('#functions')
  functions.hidden = [...document.querySelectorAll('main section')].every(({ hidden }) => hidden)
  const status = document.querySelector('.found')
  status.hidden = words.length === 0
  status.textContent = found === 0 ? `Nothing is called “${field.value}”.` : `${found} found`
}

if (entries.length > 0) {
  field.value = new URLSearchParams(location.search).get('q') ?? ''
  field.form.addEventListener('submit', (event) => {
    event.preventDefault()
    const first = entries.find(({ entry }) => !entry.hidden)
    if (field.value !== '' && first) first.entry.querySelector('a').click()
  })
  field.addEventListener('input', filter)
  if (field.value !== '') filter()
}
