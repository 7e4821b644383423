import {
  afterwards,
  ageAt,
  ageNow,
  ageThen,
  byAge,
  retiring,
  saving,
  timeAsked,
  timeTold,
  untilHindi,
  yearWord,
} from '../grammar/ages.ts'

/** "I am 32 and invest till I am 60" told as a time, "for 28 years"; retirement has ages of its own. */
export function tellAgesAsTime(text: string): string {
  if (retiring.test(text) && !isOnlySaved(text)) return text
  const to = ageThen.exec(text)
  if (to === null) return untilAgeAt(text) ?? withoutAge(text)
  const rest = cut(text, to)
  const from = ageNow.exec(rest)
  if (from === null) return text
  const start = from[3] === undefined ? Number(from.slice(1).find((group) => group !== undefined)) : 0
  const years = Number(to[1] ?? to[2] ?? to[3]) - start
  return years > 0 ? `${cut(rest, from)} for ${years} years` : text
}

/** "I am 45 … to have 1 crore at 60". */
function untilAgeAt(text: string): string | undefined {
  const from = ageNow.exec(text)
  if (from === null) return undefined
  const rest = cut(text, from)
  const to = ageAt.exec(rest)
  const start = from[3] === undefined ? Number(from.slice(1).find((group) => group !== undefined)) : 0
  const years = Number(to?.[1] ?? to?.[2] ?? to?.[3]) - start
  return to !== null && years > 0 ? `${cut(rest, to)} for ${years} years` : undefined
}

/**
 * An age beside a time that is said or asked for, with nothing that goes by age, only tells who asks; so does one in
 * years ("30 saal ka hu"), which must not be taken for the time.
 */
function withoutAge(text: string): string {
  const age = ageNow.exec(text)
  if (age === null || age[3] !== undefined || byAge.test(text)) return text
  const rest = cut(text, age)
  const until = untilHindi.exec(rest)
  const isEitherWay = until !== null && Number(until[1]) > Number(/\d\d/.exec(age[0])?.[0])
  return !isEitherWay && (timeTold.test(rest) || timeAsked.test(rest) || yearWord.test(age[0])) ? rest : text
}

function cut(text: string, { index, 0: found }: RegExpExecArray): string {
  return `${text.slice(0, index)}, ${text.slice(index + found.length)}`
}

/** Money that is saved at one rate until somebody retires: nothing is asked of the time after. */
function isOnlySaved(text: string): boolean {
  const rates = text.match(/%|percent/g) ?? []
  return saving.test(text) && !afterwards.test(text) && rates.length <= 1
}
