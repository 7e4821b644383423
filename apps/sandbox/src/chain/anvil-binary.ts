import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/**
 * The path of the node's own program. It lies in a package per platform; the wrapper script of the main package
 * is left aside because a wrapper that is killed leaves its child running.
 */
export function anvilBinary(): string {
  const wrapper = import.meta.resolve('@foundry-rs/anvil/package.json')
  const architecture = process.arch === 'x64' ? 'amd64' : process.arch
  const manifest = createRequire(wrapper).resolve(
    `@foundry-rs/anvil-${process.platform}-${architecture}/package.json`,
  )
  return join(dirname(manifest), 'bin', process.platform === 'win32' ? 'anvil.exe' : 'anvil')
}
