const now =
  /\b(?:i am|i m|im|aged?|my age is|meri (?:umar|umr|age)(?: hai)?|from age|at age)\s*(\d\d)\b(?!\s*(?:%|percent|lakh|lac|crore|cr|k\b|l\b|thousand|hazar|months?|mahine))(?:\s*(?:years?|yrs?|saal)(?:\s*old| ka| ki)?)?|\b(\d\d)[ -](?:years?|yrs?)[ -]old\b|\b(new ?born)\b|\b(?:son|daughter|child|kid|baby|beti|beta|he|she) (?:is|now) (?:now )?(\d\d?)\b(?!\s*(?:%|percent|lakh|lac|crore|cr|k\b|l\b|thousand|hazar|months?|mahine))(?:\s*(?:years?|yrs?)(?: old)?)?/
/** What depends on an age: a tax, a scheme, the time until something happens. */
const byAge = /tax|कर|senior|pension|insur|premium|\b(?:when|at age|age of|until|till|by the age|turns?)\b/
const then =
  /\b(?:till|until|untill|upto|up to|to|by|when|before)\s*(?:the )?(?:(?:i am|i m|im|i turn|i reach|age of|age|he is|she is|he turns|she turns)\s*)?(\d\d)\b(?!\s*(?:%|percent|lakh|lac|crore|cr|k\b|l\b|thousand|hazar|months?|mahine|years?\b(?! old)|yrs?|saal))(?:\s*(?:years? old|years? of age))?/

/** "I am 32 and invest till I am 60" told as a time, "for 28 years"; retirement has ages of its own. */
export function tellAgesAsTime(text: string): string {
  if (/retir|रिटायर|सेवानिवृत्त/.test(text)) return text
  const to = then.exec(text)
  if (to === null) return withoutAge(text)
  const rest = cut(text, to)
  const from = now.exec(rest)
  if (from === null) return text
  const start = from[3] === undefined ? Number(from[1] ?? from[2] ?? from[4]) : 0
  const years = Number(to[1]) - start
  return years > 0 ? `${cut(rest, from)} for ${years} years` : text
}

/** An age beside a time that is said, with nothing that goes by age, only tells who asks. */
function withoutAge(text: string): string {
  const age = now.exec(text)
  if (age === null || age[3] !== undefined || byAge.test(text)) return text
  const rest = cut(text, age)
  return /\d\s*-?(?:years?|yrs?|y|saal|months?|mahine)\b/.test(rest) ? rest : text
}

function cut(text: string, { index, 0: found }: RegExpExecArray): string {
  return `${text.slice(0, index)}, ${text.slice(index + found.length)}`
}
