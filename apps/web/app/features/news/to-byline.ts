import type { NewsItem } from '@pkg/api-contract'

/** Who wrote a story: its author, else its source, else what description or title give away, else "Unknown". */
export function toByline({ author, sources, description, title }: NewsItem): string {
  return author || sources[0]?.name || guess(description) || guess(title) || 'Unknown'
}

/** "… appeared first on Paper." and "Title - Paper" name their source at the end. */
function guess(text: string): string | undefined {
  return (
    /(?:appeared first on|source:|via)\s+([\p{Lu}][\p{L}\p{N} .]{1,40}?)\.?\s*$/iu.exec(text)?.[1] ??
    /\s[-–—|]\s([\p{Lu}][\p{L}\p{N} .]{1,40})$/u.exec(text)?.[1]
  )?.trim()
}
