import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

/**
 * Copies the files of the project into a folder of their own, with what is installed linked and not copied: the rooms
 * of the copy see each other, and the libraries of the original.
 */
export function copyRepository(): string {
  const copy = mkdtempSync(join(tmpdir(), 'hodlwise-copy-'))
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
  })
  for (const file of listed.toString().split('\0')) {
    // What was deleted and not yet committed is listed too; pictures of the documents are not needed.
    if (file && !file.startsWith('docs/') && existsSync(join(root, file)))
      cpSync(join(root, file), join(copy, file))
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  for (const modules of globSync('{apps,packages}/*/node_modules', { cwd: root })) {
    mkdirSync(join(copy, modules), { recursive: true })
    for (const name of readdirSync(join(root, modules))) {
      if (name !== '@pkg' && name !== '@app' && !name.startsWith('.vite')) {
        symlinkSync(join(root, modules, name), join(copy, modules, name))
      }
    }
    for (const room of globSync('{@pkg,@app}/*', { cwd: join(root, modules) })) {
      const folder = `${room.startsWith('@pkg') ? 'packages' : 'apps'}/${room.slice(5)}`
      mkdirSync(dirname(join(copy, modules, room)), { recursive: true })
      symlinkSync(join(copy, folder), join(copy, modules, room))
    }
  }
  return copy
}
