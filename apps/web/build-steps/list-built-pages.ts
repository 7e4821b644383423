import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A page as the build has written it. */
export interface BuiltPage {
  path: string
  html: string
  title: string
  description: string
  /** Whether search engines are asked to stay away. */
  isHidden: boolean
}

/** Every prerendered page below a folder, by its path. */
export function listBuiltPages(folder: string): BuiltPage[] {
  return globSync('**/index.html', { cwd: folder })
    .sort()
    .map((file) => {
      const html = readFileSync(join(folder, file), 'utf8')
      return {
        path: `/${file.replaceAll('\\', '/').replace(/\/?index\.html$/, '')}`,
        html,
        title: decode(html.match(/<title>([^<]*)<\/title>/)?.[1] ?? ''),
        description: decode(html.match(/<meta name="description" content="([^"]*)"/)?.[1] ?? ''),
        isHidden: /<meta name="robots" content="noindex"/.test(html),
      }
    })
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

/** Only what React writes: these five. */
function decode(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? '')
}
