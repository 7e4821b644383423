import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import type { PlopTypes } from '@turbo/gen'
import { chainQuestions } from './chain-questions.ts'
import { NONE, type Question, splitList } from './question.ts'

/** What a generator writes: new files by their templates, and lines in lists that stand. Paths are from the root. */
interface Recipe {
  description: string
  files: Readonly<Record<string, string>>
  lines: readonly { path: string; before: RegExp; template: string }[]
  /** What is asked beside its id. */
  questions?: readonly Question[]
}

const calculator = 'packages/finance-math/src/calculators'
const chain = 'packages/chain-client/src'
const chains = 'packages/chains/src'
const sandbox = 'apps/sandbox/src/upstreams'
const firstImport = /^import /m
const endOfList = /\n\](?=[^\]]*$)/

const recipes: Readonly<Record<string, Recipe>> = {
  calculator: {
    description:
      'A calculator: its definition, its details, its examples, figures computed without it, and the registry',
    files: {
      [`${calculator}/{{id}}/{{id}}.calculator.ts`]: 'calculator/calculator.ts.hbs',
      [`${calculator}/{{id}}/{{id}}.details.ts`]: 'calculator/details.ts.hbs',
      [`${calculator}/{{id}}/{{id}}.examples.ts`]: 'calculator/examples.ts.hbs',
    },
    lines: [
      {
        path: `${calculator}/index.ts`,
        before: firstImport,
        template: "import { {{camelCase id}}Calculator } from './{{id}}/{{id}}.calculator.ts'\n",
      },
      { path: `${calculator}/index.ts`, before: endOfList, template: '\n  {{camelCase id}}Calculator,' },
      {
        path: 'packages/finance-math/src/calculators.ts',
        before: /^export /m,
        template: "export { {{camelCase id}}Calculator } from './calculators/{{id}}/{{id}}.calculator.ts'\n",
      },
      {
        path: 'packages/money-questions/src/languages/hi/definition-labels.ts',
        before: /\n`\n/,
        template: '\nShare | हिस्सा\nShare of the amount | रकम का हिस्सा',
      },
      {
        path: 'packages/money-questions/src/languages/card/hi.ts',
        before: /\n {2}\},\n\}\n$/,
        template: "\n    '{{id}}': 'हिस्सा',",
      },
      {
        path: 'apps/web/app/features/calculators/independent-figures.test-kit.ts',
        before: /\n\}\n$/,
        template:
          "\n  '{{id}}': [{ link: 'amount=25000&sharePercent=12.5', figures: { 'Share of the amount': '₹3,125.00' } }],",
      },
    ],
  },
  chain: {
    description: 'A chain: all that is known of it, and its line in the list',
    questions: chainQuestions,
    files: { [`${chains}/entries/{{id}}.ts`]: 'chain/entry.ts.hbs' },
    lines: [
      {
        path: `${chains}/index.ts`,
        before: firstImport,
        template: "import { {{camelCase id}} } from './entries/{{id}}.ts'\n",
      },
      { path: `${chains}/index.ts`, before: /\n\]\n/, template: '\n  {{camelCase id}},' },
    ],
  },
  provider: {
    description: 'A provider of exchange rates to begin with: its settings, its stand-in, and the registries',
    files: {
      [`${chain}/providers/{{id}}/{{id}}.ts`]: 'provider/provider.ts.hbs',
      [`${chain}/providers/{{id}}/{{id}}.settings.ts`]: 'provider/settings.ts.hbs',
      [`${sandbox}/{{id}}/{{id}}.ts`]: 'provider/upstream.ts.hbs',
    },
    lines: [
      {
        path: `${chain}/providers/index.ts`,
        before: firstImport,
        template: "import { {{camelCase id}} } from './{{id}}/{{id}}.ts'\n",
      },
      { path: `${chain}/providers/index.ts`, before: endOfList, template: '\n  {{camelCase id}},' },
      {
        path: `${chain}/provider-settings.ts`,
        before: firstImport,
        template: "import { {{camelCase id}}Settings } from './providers/{{id}}/{{id}}.settings.ts'\n",
      },
      {
        path: `${chain}/provider-settings.ts`,
        before: /\n\] as const/,
        template: '\n  {{camelCase id}}Settings,',
      },
      {
        path: `${chain}/providers/providers.test.ts`,
        before: /\](?=\)[^\n]*\n[^\n]*filling\('dayRates'\))/,
        template: ", '{{id}}'",
      },
      {
        path: `${chain}/providers/providers.test.ts`,
        before: /\](?=\) \{\n {2}describeRates)/,
        template: ", '{{id}}'",
      },
      {
        path: `${sandbox}/registry.ts`,
        before: firstImport,
        template: "import { {{camelCase id}} } from './{{id}}/{{id}}.ts'\n",
      },
      {
        path: `${sandbox}/registry.ts`,
        before: /\n {2}\](?=[^\]]*$)/,
        template: '\n    {{camelCase id}},',
      },
      {
        path: 'README.md',
        before: /^\| `IPFS_GATEWAY_URL`/m,
        template: '| `{{constantCase id}}_URL` | none | exchange rates |\n',
      },
      { path: '.env.example', before: /^# IPFS_GATEWAY_URL/m, template: '# {{constantCase id}}_URL=\n' },
    ],
  },
  route: {
    description:
      'A public route: its contract, a feature of the server that answers it, and the lists of both',
    files: {
      'packages/api-contract/src/routes/{{id}}.ts': 'route/contract.ts.hbs',
      'apps/api/src/features/{{id}}/plugin.ts': 'route/plugin.ts.hbs',
      'apps/api/src/features/{{id}}/{{id}}.test.ts': 'route/test.ts.hbs',
    },
    lines: [
      {
        path: 'packages/api-contract/src/index.ts',
        before: /^export \* as currency/m,
        template: "export * as {{camelCase id}} from './routes/{{id}}.ts'\n",
      },
      {
        path: 'apps/api/src/app.ts',
        before: firstImport,
        template: "import { {{camelCase id}}Feature } from './features/{{id}}/plugin.ts'\n",
      },
      { path: 'apps/api/src/app.ts', before: /\n\]\n/, template: '\n  {{camelCase id}}Feature,' },
      {
        path: 'apps/api/src/plugins/access.test.ts',
        before: /\n\}\n/,
        template: "\n  'GET /api/{{id}}': ['public', 200, 200, 200],",
      },
    ],
  },
  screen: {
    description: 'A public page: its route, its feature, and its place in the lists of pages',
    files: {
      'apps/web/app/routes/{{id}}.tsx': 'screen/route.tsx.hbs',
      'apps/web/app/features/{{id}}/{{id}}.tsx': 'screen/feature.tsx.hbs',
    },
    lines: [
      {
        path: 'apps/web/app/paths.ts',
        before: /\n\} as const/,
        template: "\n  {{camelCase id}}: '/{{id}}',",
      },
      {
        path: 'apps/web/app/paths.ts',
        before: /\n\]\n/,
        template:
          "\n  { path: paths.{{camelCase id}}, label: '{{sentenceCase id}}', name: '{{id}}', access: 'public' },",
      },
      {
        path: 'apps/web/app/routes.ts',
        before: /^ {4}route\('\*'/m,
        template: "    route(paths.{{camelCase id}}, 'routes/{{id}}.tsx'),\n",
      },
    ],
  },
}

/** `npm run new <kind>` asks for an id and writes what the recipe in CONTRIBUTING.md lists. */
export default function generators(plop: PlopTypes.NodePlopAPI): void {
  plop.setHelper('quoted', (text: string) => JSON.stringify(text))
  plop.setHelper('quotedOrNull', (text: string) => (text === NONE ? 'null' : JSON.stringify(text)))
  plop.setHelper('quotedList', (text: string) =>
    splitList(text)
      .map((part) => JSON.stringify(part))
      .join(', '),
  )
  plop.setHelper('oneOf', (value: string, ...others: string[]) => others.includes(value))
  for (const [kind, { description, files, lines, questions = [] }] of Object.entries(recipes)) {
    plop.setGenerator(kind, {
      description,
      prompts: [
        {
          type: 'input',
          name: 'id',
          message: 'Its id, in small letters with hyphens:',
          validate: (id: string) => /^[a-z]+(-[a-z]+)*$/.test(id) || 'Small letters and hyphens, please.',
        },
        ...questions.map(({ name, message, usual, refuse }) => ({
          ...{ type: 'input', name, message, default: usual },
          validate: (text: string) => refuse(text) ?? true,
        })),
      ],
      actions: [
        ...Object.entries(files).map(
          ([path, template]): PlopTypes.ActionType => ({
            type: 'add',
            path: `{{turbo.paths.root}}/${path}`,
            templateFile: `templates/${template}`,
          }),
        ),
        ...lines.map(
          ({ path, before, template }): PlopTypes.ActionType => ({
            type: 'modify',
            path: `{{turbo.paths.root}}/${path}`,
            transform: (text: string, answers: object) => {
              const at = text.search(before)
              if (at < 0) throw new Error(`${path} has no place for a line any more.`)
              return text.slice(0, at) + plop.renderString(template, answers) + text.slice(at)
            },
          }),
        ),
        // Lines were added where they are found most easily: the linter sorts imports and breaks lines.
        ({ turbo, id }: { turbo: { paths: { root: string } }; id: string }) => {
          const written = [...Object.keys(files), ...lines.map(({ path }) => path)]
            .filter((path) => /\.tsx?$/.test(path))
            .map((path) => path.replaceAll('{{id}}', id))
          const biome = join(turbo.paths.root, 'node_modules/.bin/biome')
          execFileSync(biome, ['check', '--write', ...written], { cwd: turbo.paths.root, stdio: 'pipe' })
          return 'What it says is an example: see CONTRIBUTING.md for what is left to write.'
        },
      ],
    } as PlopTypes.PlopGeneratorConfig)
  }
}
