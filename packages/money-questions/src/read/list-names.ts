/** A word with a capital after one that names are said after: elsewhere it may be anything. */
const inside =
  /(?<=\b(?:in|from|near|by|called|named|son|daughter|wife|husband|uncle|aunt|friend|brother|sister|our|my) )\p{Lu}\p{Ll}{2,}/gu
const first =
  /^\p{Lu}\p{Ll}{2,}(?= (?:is|was|has|wants|took|takes|borrow|lend|lent|deposit|invest|buy|bought|sold|sells|pays|puts|and)\w* )/u
const MOST = 3

/** The words of a question that are written as names of people and places, in small letters. */
export function listNames(question: string): ReadonlySet<string> {
  const found = [...(question.match(first) ?? []), ...(question.match(inside) ?? [])]
  return new Set(found.length > MOST ? [] : found.map((name) => name.toLowerCase()))
}
