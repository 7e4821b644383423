import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
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

/** Where a program is: where the environment says, or on the path, or where Debian puts those of administrators. */
function find(program, variable) {
  const given = process.env[variable]
  if (given && !existsSync(given)) throw new Advice(`${variable} names ${given}, and nothing is there.`)
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
  return given || folders.map((folder) => join(folder, program)).find((file) => existsSync(file))
}

/** A program that tests start servers of their own from, from its Debian package where it is missing. */
export async function findOrInstallProgram(program, { variable, debianPackage }) {
  const found = find(program, variable)
  if (found) return found
  const advice = `The tests of the server need ${program}. Install it (on Debian: apt-get install ${debianPackage}), or set ${variable} to where it is.`
  await installDebianPackage(debianPackage, advice)
  const installed = find(program, variable)
  if (!installed) throw new Advice(advice)
  return installed
}
