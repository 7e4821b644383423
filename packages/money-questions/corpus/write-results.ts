/** Writes the results of the corpus into the README anew: `pnpm run corpus:results`. */
import { readFileSync, writeFileSync } from 'node:fs'
import { renderResults, resultsMark } from './render-results.ts'
import { judgeCorpus } from './score.ts'

const readme = new URL('../README.md', import.meta.url)
const text = readFileSync(readme, 'utf8')
const [before = ''] = text.split(resultsMark.begin)
const [, after = ''] = text.split(resultsMark.end)
const { begin, end } = resultsMark
writeFileSync(readme, `${before}${begin}\n\n${renderResults(judgeCorpus())}\n\n${end}${after}`)
