import { formatPlain } from '#app/lib/format-figure.ts'
import { luckNumbers, readLuck, seeds } from './luck-choice.ts'

/** What of an address cannot be taken as it stands, in sentences, with what is used instead; what is missing has none. */
export function describeLuckFaults(text: string): string[] {
  const [model, number, rule, seed, ...more] = text.split('.')
  const choice = readLuck(text)
  const ends = luckNumbers[choice.model]
  const ofChoice = (label: string, given: string | undefined, used: string) =>
    given && given !== used ? [`${label}: “${given}” is not one of the choices; the default is used.`] : []
  const ofNumber = (label: string, given: string | undefined, used: number, min: number, max: number) =>
    given && Number(given) !== used
      ? [`${label}: “${given}” is no whole number from ${min} to ${formatPlain(max)}; ${used} is used.`]
      : []
  return [
    ...ofChoice('Years come from', model, choice.model),
    ...(ends ? ofNumber(ends.label, number, choice.number, ends.min, ends.max) : []),
    ...ofChoice('Spending', rule, choice.rule),
    ...ofNumber('Draw', seed, choice.seed, 1, seeds),
    ...(more.length > 0 ? [`What luck does: “${more.join('.')}” is left out.`] : []),
  ]
}
