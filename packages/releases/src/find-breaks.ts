import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { openDoors } from '@pkg/publishing/open-doors.ts'
import { type Manifest, readManifest } from '@pkg/publishing/read-manifest.ts'
import { subset } from 'semver'
import ts from 'typescript-api'
import { findLostNames } from './find-lost-names.ts'
import { listExports } from './list-exports.ts'
import { readWords } from './read-words.ts'
import { createSharingHost } from './sharing-host.ts'

const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  types: [],
}

/**
 * What of a released surface no longer holds, a sentence each. Both folders are packages: a manifest with its doors and
 * commands, the declarations behind the doors, and the words that it answers to; `others` has what they import.
 *
 * The type checker is the judge: what a name is now must be usable wherever what it was is used. So a parameter may
 * become wider and an answer narrower or richer, never the other way; and no field and no parameter may go, though it was
 * optional. What a calculator's goals look for is one of its inputs, of which it may have one more: they are told by those;
 * and so is the sum that it shows, of which the total is one of its outputs.
 * A type that stands alone must still fit its former
 * self in one direction, since nobody can tell whether it is given or received.
 */
export function findBreaks(released: string, current: string, others: string): string[] {
  const project = mkdtempSync(join(tmpdir(), 'surfaces-'))
  try {
    const modules = join(project, 'node_modules')
    for (const [name, folder] of Object.entries({
      'surface-released': released,
      'surface-current': current,
    })) {
      cpSync(folder, join(modules, name), { recursive: true })
      // The compiler takes two packages of one name and version for the same.
      const manifest = { ...readManifest(folder), name }
      writeFileSync(join(modules, name, 'package.json'), JSON.stringify(manifest))
    }
    // Both import the other packages as they are now.
    for (const name of globSync('{*,@*/*}', { cwd: others })) {
      if (/^(\.|@[^/]+$)/.test(name)) continue
      mkdirSync(dirname(join(modules, name)), { recursive: true })
      symlinkSync(realpathSync(join(others, name)), join(modules, name))
    }
    return [
      ...compareManifests(readManifest(released), readManifest(current)),
      ...compareWords(readWords(released), readWords(current)),
      ...compareDoors(join(modules, 'surface-released'), join(modules, 'surface-current'), project),
    ]
  } finally {
    rmSync(project, { recursive: true, force: true })
  }
}

function compareManifests(released: Manifest, current: Manifest): string[] {
  const gone = Object.keys(released.bin ?? {})
    .filter((command) => current.bin?.[command] === undefined)
    .map((command) => `the command ${command} is gone`)
  const [before, now] = [released, current].map(({ engines }) => engines?.node ?? '*')
  if (before === undefined || now === undefined || subset(before, now)) return gone
  return [...gone, `Node ${before} is not enough any more: it asks for ${now}`]
}

function compareWords(released: readonly string[], current: readonly string[]): string[] {
  const now = new Set(current)
  return released.filter((word) => !now.has(word)).map((word) => `"${word}" is gone`)
}

function compareDoors(released: string, current: string, project: string): string[] {
  const now = new Map(openDoors(current).map(({ door, file }) => [door, file]))
  const doors = openDoors(released)
  const gone = doors.filter(({ door }) => !now.has(door)).map(({ door }) => `the door ${door} is gone`)
  const kept = doors.filter(({ door }) => now.has(door))
  const toTypes = (folder: string, file: string) => join(folder, file.replace(/\.js$/, '.d.ts'))
  const host = createSharingHost(options)
  const program = ts.createProgram(
    kept.flatMap(({ door, file }) => [toTypes(released, file), toTypes(current, now.get(door) as string)]),
    options,
    host,
  )
  const claims: Claim[] = []
  const breaks = kept.flatMap(({ door, file }, place) => {
    const before = listExports(program, toTypes(released, file))
    const after = new Map(
      listExports(program, toTypes(current, now.get(door) as string)).map((one) => [one.name, one]),
    )
    return before.flatMap(({ name, isValue, typeParameters, type }) => {
      const called = `${name} of ${door}`
      const own = after.get(name)
      if (own === undefined) return [`${called} is gone`]
      if (isValue && !own.isValue) return [`${called} is only a type now`]
      if (!isValue && own.typeParameters !== typeParameters) return [`${called} has other type parameters`]
      const path = join(project, `claim-${place}-${name}.ts`)
      writeFileSync(path, toClaim({ name, isValue, typeParameters, door }))
      const lost = findLostNames(program.getTypeChecker(), type, own.type)
      claims.push({ called, file: path, lost: lost.map((one) => `${called} ${one}`) })
      return []
    })
  })
  return [...gone, ...breaks, ...judge(claims, host)]
}

/** A name whose use is type-checked in a file, and what it lost that such a check does not see. */
interface Claim {
  readonly called: string
  readonly file: string
  readonly lost: readonly string[]
}

/** A module that type-checks only where the name still fits. */
function toClaim(claimed: { name: string; isValue: boolean; typeParameters: number; door: string }): string {
  const { name, isValue, typeParameters, door } = claimed
  const from = door.slice(1)
  const imports = `import type * as Before from 'surface-released${from}'\nimport type * as Now from 'surface-current${from}'\n`
  if (isValue)
    return `${imports}type Told<T> = T extends { inputs: unknown; goals?: unknown } ? Omit<T, 'goals' | 'composition'> : T\ndeclare const now: Told<typeof Now.${name}>\nexport const before: Told<typeof Before.${name}> = now\n`
  const given = typeParameters > 0 ? `<${Array(typeParameters).fill('any').join(', ')}>` : ''
  return `${imports}type Fits = [Now.${name}${given}] extends [Before.${name}${given}] ? true : [Before.${name}${given}] extends [Now.${name}${given}] ? true : false\nexport const fits: Fits = true\n`
}

function judge(claims: readonly Claim[], host: ts.CompilerHost): string[] {
  const program = ts.createProgram(
    claims.map(({ file }) => file),
    options,
    host,
  )
  return claims.flatMap(({ called, file, lost }) => {
    const [fault] = program.getSemanticDiagnostics(program.getSourceFile(file))
    if (fault === undefined) return lost
    return [`${called} is not what it was: ${ts.flattenDiagnosticMessageText(fault.messageText, '\n  ')}`]
  })
}
