import { readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript-api'
import { doors } from './read-source.ts'

const folder = dirname(fileURLToPath(import.meta.resolve('@pkg/finance-math')))

/**
 * The package as plain modules of a browser, by their paths: what its pages compute examples with. The same sources as
 * in the published package, without their types, and only those behind a door.
 */
export function listModules(): ReadonlyMap<string, string> {
  const modules = new Map<string, string>()
  const visit = (file: string): void => {
    const path = relative(folder, file).replace(/\.ts$/, '.js')
    if (modules.has(path)) return
    const { outputText } = ts.transpileModule(readFileSync(file, 'utf8'), {
      compilerOptions: {
        target: ts.ScriptTarget.ES2022,
        module: ts.ModuleKind.ESNext,
        verbatimModuleSyntax: true,
      },
    })
    const addresses: string[] = []
    const code = outputText.replaceAll(/(from ['"])(\.[^'"]+)\.ts(['"])/g, (_, before, address, after) => {
      addresses.push(`${address}.ts`)
      return `${before}${address}.js${after}`
    })
    modules.set(path, code)
    for (const address of addresses) visit(resolve(dirname(file), address))
  }
  for (const door of Object.values(doors)) visit(join(folder, door))
  return modules
}
