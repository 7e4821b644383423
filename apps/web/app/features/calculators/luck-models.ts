import { formatPlain } from '#app/lib/format-figure.ts'
import type { LuckModel } from './luck-choice.ts'

/** Where the years come from, as it is chosen. */
export const luckModels: { value: LuckModel; label: string }[] = [
  { value: 'us', label: 'Drawn from US history' },
  { value: 'past', label: 'Every starting year of US history' },
  { value: 'past-in', label: 'Every starting year of India, 2000 to 2017' },
  { value: 'in', label: 'Drawn from India, 2000 to 2017' },
  { value: 't', label: 'Drawn around this page’s return' },
]

/** The same with its number. */
export function nameSource(model: LuckModel, number: number): string {
  const label = luckModels.find(({ value }) => value === model)?.label ?? ''
  if (model === 'us' || model === 'past') return `${label}, ${formatPlain(number)} % in shares`
  return model === 't' ? `${label}, spread by ${formatPlain(number)} %` : label
}
