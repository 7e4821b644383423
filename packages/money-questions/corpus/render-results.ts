import { languageOf } from '../src/languages/detect-language.ts'
import { isHeldOut } from './read-corpus.ts'
import type { JudgedQuestion } from './score.ts'

const languages = { en: 'English', hi: 'Hindi', hinglish: 'Hindi in Latin letters' } as const
const kinds = {
  answer: 'has an answer',
  clarify: 'lacks something, to be asked back',
  declined: 'is to be refused',
} as const

/** What stands around the table of results in the README. */
export const resultsMark = {
  begin: '<!-- results: pnpm run corpus:results -->',
  end: '<!-- end of results -->',
}

/** The results by language and kind of question as a table in Markdown, its sums, and those of the questions kept aside. */
export function renderResults(judged: readonly JudgedQuestion[]): string {
  const withLanguage = judged.map((question) => ({
    ...question,
    language: languageOf([...question.after, question.ask]),
  }))
  const rows = Object.entries(languages).flatMap(([language, languageName]) =>
    Object.entries(kinds).map(([kind, kindName]) =>
      renderRow(
        [languageName, kindName],
        withLanguage.filter((question) => question.language === language && question.kind === kind),
      ),
    ),
  )
  return [
    '| language | the question | questions | right | not answered | wrong |',
    '| --- | --- | ---: | ---: | ---: | ---: |',
    ...rows,
    renderRow(['all', ''], judged),
    renderRow(['of them kept aside', ''], judged.filter(isHeldOut)),
  ].join('\n')
}

function renderRow(names: readonly string[], those: readonly JudgedQuestion[]): string {
  const count = (outcome: JudgedQuestion['outcome']) => those.filter((one) => one.outcome === outcome).length
  const cells = [those.length, count('right'), count('unanswered'), count('wrong')]
  return `| ${[...names, ...cells].join(' | ')} |`
}
