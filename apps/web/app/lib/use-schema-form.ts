import { type RefObject, useRef, useState } from 'react'
import type * as z from 'zod/mini'

interface SchemaForm<T> {
  /** Goes on the form, with `handlers`. Its controls stay uncontrolled and carry the schema's field names. */
  ref: RefObject<HTMLFormElement | null>
  handlers: {
    onFocus: () => void
    onBlur: (event: FieldEvent) => void
    onChange: () => void
    onPointerDown: (event: FieldEvent) => void
  }
  /** What is wrong with a field; only once it was touched. */
  errorOf: (name: string) => string | undefined
  /** The checked values; undefined, and every field touched, when something is wrong. */
  check: () => Promise<T | undefined>
}

type FieldEvent = { target: EventTarget }

/**
 * Checks a form by the schema that the server uses too, fetched when the form is first used. Values are read from the
 * form itself, so nothing typed before the page's code ran is lost.
 */
export function useSchemaForm<T>(
  loadSchema: () => Promise<z.ZodMiniType<T>>,
  fields: readonly string[],
): SchemaForm<T> {
  const ref = useRef<HTMLFormElement>(null)
  const pressing = useRef(false)
  const latest = useRef(0)
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})

  async function validate() {
    latest.current += 1
    const turn = latest.current
    const schema = await loadSchema()
    const form = ref.current ? new FormData(ref.current) : new FormData()
    const values = Object.fromEntries(fields.map((name) => [name, form.get(name) ?? '']))
    const result = schema.safeParse(values)
    if (turn === latest.current) setErrors(result.success ? {} : firstErrors(result.error.issues))
    return result
  }

  // Without the schema nothing can be said yet; sending asks for it again and says so.
  const tryValidate = () => void validate().catch(() => undefined)

  return {
    ref,
    handlers: {
      onFocus: () => void loadSchema().catch(() => undefined),
      onBlur({ target }) {
        if (!(target instanceof HTMLInputElement) || !fields.includes(target.name)) return
        // A message that appears now would move the button from under the press, and the press would be lost.
        if (pressing.current) return
        setTouched((before) => new Set(before).add(target.name))
        tryValidate()
      },
      onChange: tryValidate,
      onPointerDown({ target }) {
        pressing.current = target instanceof Element && target.closest('button, a, label') !== null
        window.addEventListener('pointerup', () => (pressing.current = false), { once: true })
      },
    },
    errorOf: (name) => (touched.has(name) ? errors[name] : undefined),
    async check() {
      const result = await validate()
      if (result.success) return result.data
      setTouched(new Set(fields))
      const first = fields.find((name) => result.error.issues.some(({ path }) => path[0] === name))
      ref.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
      return undefined
    },
  }
}

function firstErrors(issues: readonly { path: PropertyKey[]; message: string }[]): Record<string, string> {
  return Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]).reverse())
}
