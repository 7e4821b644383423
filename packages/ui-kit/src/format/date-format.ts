const kept = new Map<string, Intl.DateTimeFormat>()

/** The formatter for a locale and these options, made once: making one costs far more than using it. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  const known = kept.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(locale, options)
  kept.set(key, made)
  return made
}
