import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Where a program of this machine is, also one of its administrator; undefined where it is not installed. */
export function findProgram(name: string, given?: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  return given || folders.map((folder) => join(folder, name)).find((file) => existsSync(file))
}
