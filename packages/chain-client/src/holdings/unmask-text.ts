/** Letters of other scripts that look like Latin ones, by the Latin letter. */
const LOOK_ALIKES: Record<string, string> = {
  a: 'аαɑ',
  b: 'Ьвβ',
  c: 'сϲᴄ',
  d: 'ԁ',
  e: 'еєεҽ',
  f: 'ғ',
  g: 'ɡԍ',
  h: 'һհн',
  i: 'іιɩı',
  j: 'јϳ',
  k: 'кκ',
  l: 'ӏⅼǀ',
  m: 'мᴍ',
  n: 'пηո',
  o: 'оοօσ',
  p: 'рρ',
  q: 'ԛ',
  r: 'гᴦ',
  s: 'ѕꜱ',
  t: 'тτ',
  u: 'υսц',
  v: 'νѵᴠ',
  w: 'ԝωшᴡ',
  x: 'хχ',
  y: 'уүγ',
  z: 'ᴢ',
}

const toLatin = new Map(
  Object.entries(LOOK_ALIKES).flatMap(([latin, others]) => [...others].map((other) => [other, latin])),
)
const DIGITS: Record<string, string> = { 0: 'o', 3: 'e', 4: 'a', 5: 's', 7: 't', $: 's', '@': 'a', '!': 'i' }

/** What cannot be seen: format characters, and marks that are put on other letters. */
const UNSEEN = /[\p{Cf}\p{Mn}\p{Me}\u115f\u1160\u3164\uffa0]/gu

/** The text in small letters, without what cannot be seen, in the script that it was written in. */
export function toPlainText(text: string): string {
  return text.normalize('NFKD').replace(UNSEEN, '').toLowerCase().normalize('NFC')
}

/**
 * The ways in which a person may read a text that hides its words: letters of other scripts read as Latin ones, letters
 * set apart put together, digits read as letters, and dots that are written as words or other signs.
 */
export function unmaskText(text: string): string[] {
  const latin = [...toPlainText(text)].map((letter) => toLatin.get(letter) ?? letter).join('')
  const dotted = latin
    .replace(/[。․‧·•∙⋅]/gu, '.')
    .replace(/\s*[([{<]\s*(?:dot|\.|,)\s*[)\]}>]\s*/g, '.')
    .replace(/(?<=[\p{L}\p{N}])\s+dot\s+(?=\p{L})/gu, '.')
    .replace(/[_*~|]+/g, ' ')
  const together = joinLetters(dotted, /[\s-]+/)
  const letters = joinLetters(dotted, /[\s.-]+/)
  const read = [dotted, together, letters]
  return [...new Set([...read, ...read.flatMap(readDigits)])]
}

/** `c l a i m` is read as `claim`; words of more than one letter stay apart. */
function joinLetters(text: string, apart: RegExp): string {
  const run = new RegExp(
    `(?<![\\p{L}\\p{N}])[\\p{L}\\p{N}](?:${apart.source}[\\p{L}\\p{N}]){2,}(?![\\p{L}\\p{N}])`,
    'gu',
  )
  return text.replace(run, (letters) => letters.replace(new RegExp(apart.source, 'g'), ''))
}

/** `cla1m` may be read with an i or with an l. */
function readDigits(text: string): string[] {
  const read = text.replace(/[03457$@!]/g, (digit) => DIGITS[digit] ?? digit)
  return [read.replaceAll('1', 'i'), read.replaceAll('1', 'l')]
}
