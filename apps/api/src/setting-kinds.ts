import { CHAIN_PLACE } from '@pkg/chain-client'
import * as z from 'zod'

/** Of a web server, without the slash at its end. */
export const webUrl = z
  .string()
  .refine(isWebUrl, 'must be a URL that starts with http:// or https://')
  .transform((value) => value.replace(/\/+$/, ''))

/** An empty value switches a provider off. */
export const baseUrl = z.union(
  [z.literal(''), webUrl],
  'must be a URL that starts with http:// or https://, or empty',
)

/** Comma-separated; an empty list switches off what reads it. */
export const urlList = z
  .string()
  .transform((value) => value.split(',').flatMap((url) => url.trim() || []))
  .pipe(z.array(webUrl))

/** Like most programs we take an empty value for no value, where empty has no meaning of its own. */
export function blankAsUnset<T extends z.ZodType>(schema: T) {
  return z.preprocess((value) => (value === '' ? undefined : value), schema)
}

/** `key=value` pairs, comma-separated, their values as in a URL: the form that OpenTelemetry has for headers. */
export const headerList = z.string().transform((value, context) => {
  const pairs = value.split(',').map((pair) => /^\s*([\w-]+)\s*=\s*([!-~]*)\s*$/.exec(pair))
  try {
    return Object.fromEntries(
      pairs.map((pair) => {
        if (pair === null) throw new TypeError()
        return [pair[1], decodeURIComponent(pair[2] ?? '')]
      }),
    ) as Record<string, string>
  } catch {
    const message = 'must be pairs such as key=value, comma-separated'
    context.issues.push({ code: 'custom', input: value, message })
    return z.NEVER
  }
})

function isWebUrl(text: string): boolean {
  const value = text.replaceAll(CHAIN_PLACE, '1')
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)
}
