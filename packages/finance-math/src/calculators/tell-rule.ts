import type { UsedRule } from './calculator.ts'

/**
 * A rule that was used, as a sentence: what is set, since when, how far that is known, how sure it is, and where it was
 * read. `writeDay` writes an ISO day as the reader's page does. Never throws.
 *
 * @param rule as an answer used it
 * @param writeDay writes an ISO day; left out, it stands as it is
 * @example
 * const rule = { name: 'the rent limit', from: '2016-04-01', knownUntil: '2027-03-31', source: 'section 80GG' }
 * tellRule({ ...rule, certainty: 'certain', checkedOn: '2026-11-22' }) //=> 'The rent limit: as it holds since 2016-04-01, known to 2027-03-31 (certain; section 80GG, last checked on 2026-11-22).'
 */
export function tellRule(
  { name, from, knownUntil, certainty, source, checkedOn }: UsedRule,
  writeDay: (day: string) => string = (day) => day,
): string {
  const subject = name.replace(/,$/, '')
  const since = `as it holds since ${writeDay(from)}, known to ${writeDay(knownUntil)}`
  return `${subject.charAt(0).toUpperCase()}${subject.slice(1)}: ${since} (${certainty}; ${source}, last checked on ${writeDay(checkedOn)}).`
}
