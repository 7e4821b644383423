import { readFileSync, writeFileSync } from 'node:fs'
import { referenceAnswer } from './reference.ts'

const SIGNIFICANT = 15

/** Writes the answer of every line of the corpus that has a formula: `node corpus/fill-answers.ts`. */
const file = new URL('./questions.jsonl', import.meta.url)
const lines = readFileSync(file, 'utf8').trimEnd().split('\n')
const filled = lines.map((text) => {
  const line = JSON.parse(text) as { kind: string; how?: string; answer?: number[] }
  if (line.kind !== 'answer' || line.how === undefined) return text
  return JSON.stringify({
    ...line,
    answer: referenceAnswer(line.how).map((value) => Number(value.toPrecision(SIGNIFICANT))),
  })
})
writeFileSync(file, `${filled.join('\n')}\n`)
