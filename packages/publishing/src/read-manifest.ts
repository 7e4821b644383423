import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The fields of a package.json that publishing looks at; the others are carried along. */
export interface Manifest {
  name: string
  version: string
  private?: boolean
  engines?: Readonly<Record<string, string>>
  exports?: Readonly<Record<string, string>>
  bin?: Readonly<Record<string, string>>
  dependencies?: Readonly<Record<string, string>>
  devDependencies?: Readonly<Record<string, string>>
  publishConfig?: { exports?: Readonly<Record<string, string>>; bin?: Readonly<Record<string, string>> }
}

/** The package.json of a folder. */
export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
}
