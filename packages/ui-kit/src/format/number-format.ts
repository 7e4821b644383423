const kept = new Map<string, Intl.NumberFormat>()

/** The formatter for a locale and these options, made once: making one costs far more than using it. */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  const known = kept.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(locale, options)
  kept.set(key, made)
  return made
}
