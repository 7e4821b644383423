import { execFileSync } from 'node:child_process'
import { call } from './processes.mjs'
import { Advice } from './steps.mjs'

function canRun(command, args) {
  try {
    execFileSync(command, args, { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Installs a Debian package where this machine has such and we may; else says `advice`. */
export async function installDebianPackage(name, advice) {
  const isRoot = process.getuid?.() === 0
  const prefix = isRoot ? [] : ['sudo', '-n']
  if (!canRun('apt-get', ['--version']) || (!isRoot && !canRun('sudo', ['-n', 'true']))) {
    throw new Advice(advice)
  }
  console.log(`${name} is not here; installing it from the Debian packages.`)
  const [update, ...updateArgs] = [...prefix, 'apt-get', 'update', '-qq']
  const [add, ...addArgs] = [...prefix, 'apt-get', 'install', '-y', '-qq', name]
  await call(update, updateArgs, { advice })
  await call(add, addArgs, { advice })
}
