import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { keepPresses } from './keep-presses.ts'

/**
 * Lets the scripts of every written page start once the page has been painted: it says everything without them, and
 * each of them would take its part of a slow line from the styles and the font.
 */
export function yieldToPaint(folder: string): void {
  for (const name of globSync('**/*.html', { cwd: folder })) {
    const file = join(folder, name)
    writeFileSync(file, startAfterPaint(readFileSync(file, 'utf8')))
  }
}

const preload = /<link rel="modulepreload" href="([^"]+)"\/>/g
const starter = /<script type="module" async="">([\s\S]*?)<\/script>/
const statement = /^\s*import (?:\* as (\w+) from )?("[^"]+");$/gm
/** With the routes that the page alone names, which `shrink-manifest.ts` has put before it. */
const table =
  /(?:Object\.assign\(window\.__reactRouterManifest\.routes,.*\);)?window\.__reactRouterRouteModules = \{.*\};/
const entry = /import\("[^"]+"\);/

/** The same page with its preloads and its imports behind the first frame. */
export function startAfterPaint(html: string): string {
  const [script = '', body = ''] = starter.exec(html) ?? []
  const imports = [...body.matchAll(statement)]
  const [modules] = table.exec(body) ?? []
  const [start] = entry.exec(body) ?? []
  if (!modules || !start || imports.length === 0) throw new Error('The page does not start as it used to.')
  const files = [...html.matchAll(preload)].map(([, href]) => href)
  const names = imports.map(([, name = '_']) => name).join(', ')
  const wanted = imports.map(([, , file]) => `import(${file})`).join(', ')
  return html
    .replaceAll(preload, '')
    .replace(
      script,
      () =>
        `<script>(${keepPresses})();(${whenPainted})(() => {(${preloadModules})(${JSON.stringify(files)});` +
        `Promise.all([${wanted}]).then(([${names}]) => {${modules}return ${start}})})</script>`,
    )
}

/** Runs in the browser. A page in a hidden tab is never painted, and a tab may be hidden before it is. */
function whenPainted(start: () => void): void {
  let started = false
  const once = () => {
    if (started) return
    started = true
    start()
  }
  requestAnimationFrame(() => setTimeout(once))
  setTimeout(once, document.visibilityState === 'hidden' ? 0 : 3000)
}

/**
 * Runs in the browser: all at once, where imports alone would be found one behind the other. Each in a task of its own,
 * as asking for a file takes a phone several milliseconds.
 */
function preloadModules(files: string[]): void {
  for (const href of files) {
    setTimeout(() => {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = href
      document.head.append(link)
    })
  }
}
