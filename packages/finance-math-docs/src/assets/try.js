// Computes an example anew with what was entered, by the package itself.
const form = document.querySelector('.try')

/** A calculator by its name, numbers and texts as they stand, everything else as JSON; what is empty is left out. */
async function read({ value, dataset: { kind, module } }) {
  if (kind === 'calculator') return (await import(module))[value]
  if (value.trim() === '') return undefined
  if (kind === 'number') return Number(value)
  return kind === 'json' ? JSON.parse(value) : value
}

async function readArguments(fields) {
  const given = []
  for (const field of fields) {
    const [place, key] = field.dataset.path.split('.')
    if (key === undefined) given[place] = await read(field)
    else given[place] = { ...given[place], [key]: await read(field) }
  }
  return given
}

if (form) {
  const output = form.querySelector('output')
  const fields = [...form.querySelectorAll('[data-path]')]
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    let text
    try {
      const { [form.dataset.function]: compute } = await import(form.dataset.module)
      const result = compute(...(await readArguments(fields)))
      text = typeof result === 'number' ? String(result) : JSON.stringify(result, null, 2)
    } catch (error) {
      text = error instanceof SyntaxError ? `This is not JSON: ${error.message}` : error.message
    }
    output.textContent = text ?? 'undefined'
  })
}
