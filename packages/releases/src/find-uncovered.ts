import { execFileSync } from 'node:child_process'
import { listPublicPackages } from './list-public-packages.ts'
import { readChangesets } from './read-changesets.ts'

/** What a change to the published packages lacks, or why that cannot be told here. */
export type Uncovered = { packages: readonly string[]; base: string } | { unknown: string }

/** What is never packed, and changes nothing for who installs a package. */
const unpublished =
  /(\.test\.ts|\.test-kit\.ts|\.test-d\.ts)$|\/(test|bench|corpus|node_modules|released|src\/testing)\//

/**
 * The published packages that this branch changes, against where it left the main branch, and that no changeset of this
 * branch names. What is changed and not committed counts.
 */
export function findUncovered(root: string, mainBranch = process.env.BASE_BRANCH || 'main'): Uncovered {
  const git = (...args: string[]) => tryGit(root, args)
  if (git('rev-parse', '--git-dir') === undefined) return { unknown: 'This is no clone of the repository.' }
  const branch = [`origin/${mainBranch}`, mainBranch].find(
    (name) => git('rev-parse', '--verify', '--quiet', `${name}^{commit}`) !== undefined,
  )
  if (branch === undefined) return { unknown: `This clone has no branch ${mainBranch} to compare with.` }
  const base = git('merge-base', branch, 'HEAD')
  if (base === undefined)
    return { unknown: `This clone does not reach back to where ${branch} was left: fetch its whole history.` }
  const listed = [
    git('diff', '--name-only', '-z', base, '--', '.changeset', 'packages'),
    git('ls-files', '--others', '--exclude-standard', '-z', '--', '.changeset', 'packages'),
  ]
  const changed = listed.flatMap((files) => (files ?? '').split('\0')).filter((file) => file !== '')
  const covered = readChangesets(root, changed)
  const packages = listPublicPackages(root).filter(({ folder, manifest }) => {
    const own = changed.filter((file) => file.startsWith(`${folder}/`))
    // Who gives the versions writes changelogs, and takes the changesets away.
    if (own.includes(`${folder}/CHANGELOG.md`)) return false
    return own.some((file) => !unpublished.test(file)) && !covered.has(manifest.name)
  })
  return { packages: packages.map(({ manifest }) => manifest.name), base: base.slice(0, 12) }
}

function tryGit(root: string, args: readonly string[]): string | undefined {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return undefined
  }
}
