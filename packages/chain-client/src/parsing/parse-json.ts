/** JSON.parse with source access, which the language has and the type library has not yet. */
type Reviver = (key: string, value: unknown, context: { source?: string }) => unknown
const parse = JSON.parse as (text: string, reviver: Reviver) => unknown

/** Parses JSON; a whole number that a double cannot hold exactly becomes a string of its digits. */
export function parseJson(text: string): unknown {
  return parse(text, (_, value, { source }) =>
    typeof value === 'number' &&
    !Number.isSafeInteger(value) &&
    source !== undefined &&
    /^-?\d+$/.test(source)
      ? source
      : value,
  )
}
