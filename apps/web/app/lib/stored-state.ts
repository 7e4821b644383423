import * as z from 'zod/mini'

/** Everything we keep in the browser stands under this prefix, but for what the specification names. */
const prefix = 'hodlwise.'

/** What belongs to the signed-in account; cleared when it leaves. */
export const accountPrefix = 'account.'

/** Reads what was stored under a name. What does not fit the schema was not written by us, or by an older us: ignored. */
export function readStored<T extends z.ZodMiniType>(name: string, schema: T): z.output<T> | undefined {
  return readItem(prefix + name, schema)
}

/** Whether anything was stored under a name, whatever it is. */
export function hasStored(name: string): boolean {
  try {
    return localStorage.getItem(prefix + name) !== null
  } catch {
    return false
  }
}

/** Stores a value, and tells whether it is kept: it is not where storage is full or forbidden. */
export function writeStored(name: string, value: unknown): boolean {
  return writeItem(prefix + name, value)
}

/** `readStored` under a key of exactly this name. */
export function readItem<T extends z.ZodMiniType>(key: string, schema: T): z.output<T> | undefined {
  try {
    const text = localStorage.getItem(key)
    if (text === null) return undefined
    const result = z.safeParse(schema, JSON.parse(text))
    if (result.success) return result.data
    localStorage.removeItem(key)
  } catch {
    // Storage may be forbidden or hold broken JSON; both mean that nothing is stored.
  }
  return undefined
}

/** `writeStored` under a key of exactly this name. */
export function writeItem(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

/** Removes everything stored under names that begin so. */
export function clearStored(namePrefix: string): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(prefix + namePrefix)) localStorage.removeItem(key)
    }
  } catch {
    // See above.
  }
}
