const KILO = 1_024

/** The size of a file, as systems count it: "512 bytes", "120 kB", "1.9 MB". */
export function formatBytes(bytes: number): string {
  if (bytes < KILO) return `${bytes} bytes`
  const kilo = Math.round(bytes / KILO)
  return kilo < KILO ? `${kilo} kB` : `${(bytes / KILO ** 2).toFixed(1)} MB`
}
