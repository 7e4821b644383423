import type { AnyCalculator } from '@pkg/finance-math/calculators'
import { loadWhole } from './load-whole.ts'

/** Each calculator by itself: what is pinned is of a few of them. */
const modules = import.meta.glob<Readonly<Record<string, AnyCalculator>>>(
  '../../../../../packages/finance-math/src/calculators/*/*.calculator.ts',
)

const loading = new Map<string, Promise<AnyCalculator | undefined>>()

/** The calculators of these ids, with their rules; an id that is none has none. Rejects where code cannot be loaded. */
export async function loadCalculators(
  ids: readonly string[],
): Promise<ReadonlyMap<string, AnyCalculator | undefined>> {
  return new Map(await Promise.all([...new Set(ids)].map(async (id) => [id, await loadOnce(id)] as const)))
}

function loadOnce(id: string): Promise<AnyCalculator | undefined> {
  const known = loading.get(id)
  if (known) return known
  const load = Object.entries(modules).find(([path]) => path.endsWith(`/${id}/${id}.calculator.ts`))?.[1]
  const loaded = Promise.resolve(load?.()).then((module) => {
    const [definition] = Object.values(module ?? {})
    return definition && loadWhole(definition)
  })
  loading.set(id, loaded)
  // What could not be had once is asked for again.
  loaded.catch(() => loading.delete(id))
  return loaded
}
