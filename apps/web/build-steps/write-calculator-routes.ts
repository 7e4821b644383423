import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { calculators } from '@pkg/finance-math/calculators'
import { searchWords } from '../app/features/calculators/search-words.ts'

const app = join(import.meta.dirname, '..', 'app')
const folder = join(app, 'routes', 'calculator')

/**
 * Writes the route modules of the calculators from their registry: one per calculator, so that a page loads its own
 * definition and no other, and the list of them. What a calculator adds to its page stands in
 * `features/calculators/<id>.slots.tsx`, if there is such a file.
 */
export function writeCalculatorRoutes(): void {
  mkdirSync(folder, { recursive: true })
  for (const { id } of calculators) write(`${id}.tsx`, toRoute(id))
  write('home.tsx', toHome())
  write('places.ts', toPlaces())
  write('keywords.ts', toKeywords())
}

const header = '// Written by build-steps/write-calculator-routes.ts from the registry of calculators.\n'

function toRoute(id: string): string {
  const hasSlots = existsSync(join(app, 'features', 'calculators', `${id}.slots.tsx`))
  return [
    header,
    `import { ${toCamelCase(id)}Calculator as definition } from '@pkg/finance-math/calculators/${id}'\n`,
    `import { calculatorMeta } from '#app/features/calculators/calculator-meta.ts'\n`,
    `import { CalculatorPage } from '#app/features/calculators/calculator-page.tsx'\n`,
    hasSlots ? `import { useSlots } from '#app/features/calculators/${id}.slots.tsx'\n` : '',
    `\nexport const meta = () => calculatorMeta(definition)\n`,
    `\nexport default function Calculator() {\n`,
    `  return <CalculatorPage definition={definition}${hasSlots ? ' useSlots={useSlots}' : ''} />\n}\n`,
  ].join('')
}

function toHome(): string {
  const icons = [...new Set(calculators.map(({ icon }) => toIconName(icon)))].sort()
  const cards = calculators.map(
    ({ name, description, path, icon, topic = 'more' }) =>
      `  { name: ${quote(name.en)}, description: ${quote(description.en)}, path: ${quote(path)}, topic: ${quote(topic)}, Icon: ${toIconName(icon)} },\n`,
  )
  return [
    header,
    `import { ${icons.join(', ')} } from 'lucide-react'\n`,
    `import { type CalculatorCard, CalculatorHome } from '#app/features/calculators/calculator-home.tsx'\n`,
    `import { calculatorHomeMeta } from '#app/features/calculators/calculator-home-meta.ts'\n`,
    `\nconst calculators: CalculatorCard[] = [\n${cards.join('')}]\n`,
    `\nexport const meta = () => calculatorHomeMeta(calculators)\n`,
    `\nexport default function Home() {\n  return <CalculatorHome calculators={calculators} loadKeywords={() => import('./keywords.ts')} />\n}\n`,
  ].join('')
}

/** Names and addresses alone, for the page finder: it would load every definition otherwise. */
function toPlaces(): string {
  const places = calculators.map(
    ({ name, path }) =>
      `  { name: ${quote(path.slice(path.lastIndexOf('/') + 1))}, label: ${quote(name.en)}, path: ${quote(path)} },\n`,
  )
  return [header, `\nexport const calculatorPlaces = [\n${places.join('')}]\n`].join('')
}

/** The words by which people look for each calculator, by its page: loaded once somebody searches. */
function toKeywords(): string {
  const words = calculators.map(
    ({ id, path, keywords }) =>
      `  ${quote(path)}: ${JSON.stringify([...keywords, ...(searchWords[id] ?? [])])},\n`,
  )
  return [
    header,
    `\nexport const keywords: Readonly<Record<string, readonly string[]>> = {\n${words.join('')}}\n`,
  ].join('')
}

/** Only what has changed is written: the watcher of the development server would start over otherwise. */
function write(file: string, text: string): void {
  const path = join(folder, file)
  if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text)
}

/** `step-up-sip` as `stepUpSip`: calculators are named after their ids. */
function toCamelCase(id: string): string {
  return id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}

/** `trending-up` as `TrendingUp`. */
function toIconName(icon: string): string {
  return icon.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
}

function quote(text: string): string {
  return JSON.stringify(text)
}

// A clean checkout has its types checked before anything is built.
if (import.meta.main) writeCalculatorRoutes()
