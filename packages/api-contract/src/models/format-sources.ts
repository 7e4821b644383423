/**
 * The sources of several answers in one phrase, each named once: "Moralis, prices by DefiLlama" and "Blockscout"
 * become "Moralis and Blockscout, prices by DefiLlama". "none" when there are none.
 */
export function formatSources(sources: readonly string[]): string {
  const byTask = new Map<string, Set<string>>()
  for (const part of sources.flatMap((source) => source.split(', '))) {
    const [, task = '', names = part] = /^(.+ by )(.+)$/.exec(part) ?? []
    // A phrase of several is taken apart again.
    for (const name of names.split(' and ')) {
      if (name !== '' && name !== 'none') byTask.set(task, (byTask.get(task) ?? new Set()).add(name))
    }
  }
  const phrases = [...byTask]
    // Who holds the data comes first, then who did what to it.
    .sort(([a], [b]) => Number(a !== '') - Number(b !== ''))
    .map(([task, names]) => task + [...names].join(' and '))
  return phrases.join(', ') || 'none'
}
