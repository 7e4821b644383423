import type { DocumentedFunction } from './documented.ts'

/** Where functions compute something; elsewhere they handle definitions, values and texts. */
const computes = /^(?:core|formulas|india|tax)\//

/** What the docstring of a function still has to say, a sentence for each part. */
export function listMissing(one: DocumentedFunction): string[] {
  const at = `src/${one.file}: the docstring of ${one.name}`
  const [first = ''] = one.paragraphs
  const faults: string[] = []
  if (!/\.$/.test(first)) faults.push(`${at} has to begin with a sentence that says what it gives.`)
  for (const { name, meaning } of one.parameters) {
    if (meaning === '') {
      faults.push(`${at} does not tell of ${name}: add "@param ${name}" with its meaning and unit.`)
    }
  }
  const saysThatNothingIsThrown = /never throws|nothing (?:else )?is thrown|returns its error/i
  if (one.errors.length === 0 && !saysThatNothingIsThrown.test(one.paragraphs.join(' '))) {
    faults.push(`${at} does not tell its errors: add "@throws", or say that it never throws.`)
  }
  if (!one.examples.some((example) => example.includes('//=>'))) {
    faults.push(`${at} has no example: add "@example" with code and "//=>" before its result.`)
  }
  if (!computes.test(one.file)) return faults
  if (one.sources.length === 0) {
    faults.push(`${at} does not tell where its formula is found: add "@see".`)
  }
  if (one.formulas.length === 0) {
    faults.push(`${at} has no formula: add "@formula", or "@formula none:" and why there is none.`)
  }
  if (one.formulas.some((formula) => !formula.startsWith('none:')) && one.symbols.length === 0) {
    faults.push(
      `${at} does not tell what the letters of its formula are: add "@where P principal; n months".`,
    )
  }
  return faults
}
