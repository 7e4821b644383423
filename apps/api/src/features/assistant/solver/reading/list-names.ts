/** A word with a capital after one without; a question that is written in capitals has no names that could be told. */
const inside = /(?<=[\p{Ll}\p{Nd}],? )\p{Lu}\p{Ll}{2,}/gu
const first =
  /^\p{Lu}\p{Ll}{2,}(?= (?:is|was|has|wants|took|takes|borrow|lend|lent|deposit|invest|buy|bought|sold|sells|pays|puts|and)\w* )/u
const MOST = 3

/** The words of a question that are written as names of people and places, in small letters. */
export function listNames(question: string): ReadonlySet<string> {
  const found = [...(question.match(first) ?? []), ...(question.match(inside) ?? [])]
  return new Set(found.length > MOST ? [] : found.map((name) => name.toLowerCase()))
}
