// Computes an example anew with what was entered, by the package itself.
const form = document.querySelector('.try')

/** Where `fdCalculator` or `xirrCalculator.inputs.flows` leads to in a module. */
const walk = (module, name) => name.split('.').reduce((at, key) => at[key], module)

/** What the package exports by its name, numbers and texts as they stand, everything else as JSON; what is empty is left out. */
async function read(field) {
  const { value, dataset } = field
  if (dataset.function) {
    const call = await readCall(field)
    return dataset.called === 'later' ? call : call()
  }
  if (dataset.kind === 'named') {
    const module = await import(dataset.module)
    const chosen = [...field.selectedOptions].map((option) => walk(module, option.value))
    return field.multiple ? chosen : chosen[0]
  }
  if (value.trim() === '') return undefined
  if (dataset.kind === 'number') return Number(value)
  return dataset.kind === 'json' ? JSON.parse(value) : value
}

/** The call that a form, or a part of it, stands for. */
async function readCall(part) {
  const { [part.dataset.function]: compute } = await import(part.dataset.module)
  const given = []
  for (const field of part.querySelectorAll('[data-path]')) {
    // The fields of a part within belong to its own call.
    if (field.parentElement.closest('[data-function]') !== part) continue
    const [place, key] = field.dataset.path.split('.')
    if (key === undefined) given[place] = await read(field)
    else given[place] = { ...given[place], [key]: await read(field) }
  }
  return () => compute(...given)
}

if (form) {
  const output = form.querySelector('output')
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    let text
    try {
      const result = (await readCall(form))()
      text = typeof result === 'number' ? String(result) : JSON.stringify(result, null, 2)
    } catch (error) {
      text = error instanceof SyntaxError ? `This is not JSON: ${error.message}` : error.message
    }
    output.textContent = text ?? 'undefined'
  })
}
