import type { Room } from './list-rooms.ts'

/** Workflow files of GitHub Actions: their content by their path from the root of the repository. */
export type Workflows = Readonly<Record<string, object>>

const expression = (text: string) => `\${{ ${text} }}`

/** A change to one of these may change the outcome of every package. */
const ofAll = [
  '.github/actions/**',
  'package.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'scripts/**',
  'tsconfig.base.json',
  'turbo.json',
]

/** Turborepo's cache on a server that all runs share; a run without these settings keeps to its own. */
const sharedCache = {
  TURBO_API: expression('secrets.TURBO_API'),
  TURBO_TEAM: expression('secrets.TURBO_TEAM'),
  TURBO_TOKEN: expression('secrets.TURBO_TOKEN'),
}

/** The whole history, since what a branch changes is told against where it left the main branch. */
const checkout = { uses: 'actions/checkout@v6', with: { 'fetch-depth': 0, 'persist-credentials': false } }
const prepare = { uses: './.github/actions/prepare' }

const onChange = (paths?: readonly string[]) => ({
  push: { branches: ['main'], ...(paths && { paths }) },
  pull_request: paths ? { paths } : null,
})

/** A newer commit of a branch ends the run of an older one; what is on the main branch is always run to its end. */
const oneAtATime = {
  group: expression("format('{0}-{1}', github.workflow, github.ref)"),
  'cancel-in-progress': expression("github.ref != 'refs/heads/main'"),
}

const testJob = (name: string, steps: readonly object[]) => ({
  name,
  'runs-on': 'ubuntu-latest',
  'timeout-minutes': 40,
  steps: [checkout, prepare, ...steps],
})

const pathOf = (room: Room) => `.github/workflows/${room.folder.split('/').at(-1)}.yml`

/** Runs what the test command runs, for one package alone, when it or something that it stands on changes. */
function buildRoomWorkflow(room: Room): object {
  const file = pathOf(room)
  return {
    name: room.name,
    on: onChange([...[room.folder, ...room.standsOn].map((folder) => `${folder}/**`), ...ofAll, file]),
    permissions: { contents: 'read' },
    concurrency: oneAtATime,
    env: sharedCache,
    jobs: { test: testJob(room.name, [{ run: `npm test -- --filter=${room.name}` }]) },
  }
}

/** Everything on the main branch; on a branch the packages that it changes and those that stand on them. */
const whole = {
  name: 'Whole',
  on: onChange(),
  permissions: { contents: 'read' },
  concurrency: oneAtATime,
  env: { ...sharedCache, TURBO_SCM_BASE: expression('github.event.pull_request.base.sha') },
  jobs: {
    test: testJob('The whole', [
      { if: "github.event_name == 'push'", run: 'npm test' },
      { if: "github.event_name == 'pull_request'", run: 'npm test -- --affected' },
    ]),
  },
}

/** Keeps a pull request with the next versions; when it is merged, publishes with provenance and bills of materials. */
const release = {
  name: 'Release',
  on: { push: { branches: ['main'] } },
  concurrency: { group: 'release' },
  permissions: { contents: 'read' },
  jobs: {
    release: {
      'runs-on': 'ubuntu-latest',
      'timeout-minutes': 40,
      permissions: { contents: 'write', 'pull-requests': 'write', 'id-token': 'write' },
      steps: [
        { uses: 'actions/checkout@v6', with: { 'fetch-depth': 0 } },
        prepare,
        {
          id: 'changesets',
          uses: 'changesets/action@v1',
          with: { version: 'npm run version', publish: 'npm run release' },
          env: {
            GITHUB_TOKEN: expression('secrets.GITHUB_TOKEN'),
            NPM_TOKEN: expression('secrets.NPM_TOKEN'),
            NPM_CONFIG_PROVENANCE: 'true',
          },
        },
        { if: "steps.changesets.outputs.published == 'true'", run: 'npm run sbom' },
        {
          if: "steps.changesets.outputs.published == 'true'",
          uses: 'actions/upload-artifact@v6',
          with: { name: 'bills-of-materials', path: 'reports/sbom', 'if-no-files-found': 'error' },
        },
      ],
    },
  },
}

/** Looks for known faults in what is installed, each morning and whenever the lockfile changes. */
const advisories = {
  name: 'Advisories',
  on: {
    schedule: [{ cron: '17 5 * * *' }],
    push: { branches: ['main'], paths: ['pnpm-lock.yaml'] },
    pull_request: { paths: ['pnpm-lock.yaml'] },
  },
  permissions: { contents: 'read' },
  jobs: {
    audit: {
      'runs-on': 'ubuntu-latest',
      'timeout-minutes': 10,
      steps: [checkout, prepare, { run: 'pnpm audit --audit-level=high' }],
    },
  },
}

/** One workflow for each package, one for the whole, one for releases, one for advisories. */
export function buildWorkflows(rooms: readonly Room[]): Workflows {
  return {
    '.github/actions/prepare/action.yml': {
      name: 'Prepare',
      description: 'Node and pnpm in the versions of the project, and what the lockfile names.',
      runs: {
        using: 'composite',
        steps: [
          { uses: 'pnpm/action-setup@v5' },
          { uses: 'actions/setup-node@v6', with: { 'node-version': 24, cache: 'pnpm' } },
          { run: 'pnpm install --frozen-lockfile', shell: 'bash' },
        ],
      },
    },
    '.github/workflows/whole.yml': whole,
    '.github/workflows/release.yml': release,
    '.github/workflows/advisories.yml': advisories,
    ...Object.fromEntries(rooms.map((room) => [pathOf(room), buildRoomWorkflow(room)])),
  }
}
