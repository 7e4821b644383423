import { readFileSync } from 'node:fs'

/** The blocks of JavaScript in a document. */
export function readExamples(document: string): string[] {
  return [...readFileSync(document, 'utf8').matchAll(/```[jt]s\n([\s\S]*?)```/g)].map(([, code = '']) => code)
}
