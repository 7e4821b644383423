import type { Text } from './text.ts'

const labelFields = new Set(['question', 'label', 'help', 'item', 'name', 'description', 'meaning', 'text'])
const labelMaps = new Set(['options', 'steps', 'conventions', 'limitReasons'])
const plainFields = new Set([
  'keywords',
  'aliases',
  'heads',
  'sources',
  'formulas',
  'when',
  'default',
  'composition',
  'rest',
  'rounding',
])

/** Replaces each label by its `Text`, whose key is the path to it; everything else stays as written. */
export function toText(node: object, key: string, isLabelMap = false): object {
  const copy: Record<string, unknown> = {}
  for (const [field, value] of Object.entries(node)) {
    const path = `${key}.${field}`
    if (typeof value === 'string' && (isLabelMap || labelFields.has(field))) {
      copy[field] = { key: path, en: value } satisfies Text
    } else if (field === 'goals' && Array.isArray(value)) {
      copy[field] = value.map((goal) => toText(goal, `${path}.${goal.input}.${goal.output}`))
    } else if (typeof value === 'object' && value !== null && !plainFields.has(field)) {
      copy[field] = toText(value, path, labelMaps.has(field))
    } else {
      copy[field] = value
    }
  }
  return copy
}
