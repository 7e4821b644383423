/**
 * The flag of an input or output: its id in kebab case. Runs of capitals stay together, digits begin a word.
 *
 * @example
 * toFlag('annualRatePercent') //=> 'annual-rate-percent'
 *
 * @example
 * toFlag('section80DSelf') //=> 'section-80d-self'
 */
export function toFlag(id: string): string {
  return id
    .replaceAll(/([a-z])([A-Z\d])/g, '$1-$2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase()
}
