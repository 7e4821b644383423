import { readFileSync } from 'node:fs'
import { marked } from 'marked'
import { Html } from '../html.ts'
import type { SitePage } from '../site.ts'

const guide = new URL('../docs/from-excel-and-numpy-financial.md', import.meta.resolve('@pkg/finance-math'))

/** The guide for who comes from a spreadsheet or from Python, as the package carries it. */
export function spreadsheetsPage(): SitePage {
  const body = marked
    .parse(readFileSync(guide, 'utf8'), { async: false })
    .replaceAll('<pre>', '<pre tabindex="0" role="group" aria-label="Example">')
    .replaceAll(
      '<table>',
      '<div class="table guide" tabindex="0" role="group" aria-label="Functions beside each other"><table>',
    )
    .replaceAll('</table>', '</table></div>')
  return {
    path: '/from-excel',
    title: 'From Excel and numpy-financial',
    description:
      'Functions of Excel, LibreOffice Calc and numpy-financial beside those of finance-math, each with an example.',
    body: new Html(body),
  }
}

/** The example of each row of its table. */
export function listRowExamples(): string[] {
  return readFileSync(guide, 'utf8')
    .split('\n')
    .filter((line) => /^\| (?!Excel)/.test(line))
    .map((line) => /`([^`]*)` \|$/.exec(line)?.[1] ?? line)
}
