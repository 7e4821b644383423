import { dirname } from 'node:path'
import ts from 'typescript-api'

const libraries = dirname(ts.getDefaultLibFilePath({}))
/** Of the compiler's own libraries, which stay what they are: for as long as the process runs. */
const parsedLibraries = new Map<string, ts.SourceFile | undefined>()

/**
 * What programs of the same options read their files by: each file is read and parsed once, and the libraries of the
 * compiler once for all hosts, since parsing and binding them takes most of a small program's time.
 */
export function createSharingHost(options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options)
  const parsed = new Map<string, ts.SourceFile | undefined>()
  return {
    ...host,
    getSourceFile(file, ...how) {
      const kept = dirname(file) === libraries ? parsedLibraries : parsed
      if (!kept.has(file)) kept.set(file, host.getSourceFile(file, ...how))
      return kept.get(file)
    },
  }
}
