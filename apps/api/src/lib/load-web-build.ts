import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { calculators } from '@pkg/finance-math/calculators'
import { lookup } from 'mrmime'
import * as z from 'zod/mini'
import { type PackedBytes, packBytes } from './packed-bytes.ts'
import { pagePolicy } from './page-policy.ts'
import { toEmbeddedPage } from './to-embedded-page.ts'

/** One file of the web app, as it is sent. */
export interface WebFile {
  type: string
  cacheControl: string
  /** Packs it when it is first asked for: to pack all files would make every start wait for seconds. */
  ready(): Promise<ReadyFile>
}

interface ReadyFile {
  bytes: PackedBytes
  /** Only pages have one: it allows the scripts that stand in this very page. */
  policy: string | undefined
}

export interface WebBuild {
  /** By the path that a browser asks for. */
  files: ReadonlyMap<string, WebFile>
  /** The empty page in which the app starts: for paths that it draws by itself. */
  shell: WebFile | undefined
  /** Whether the app draws something at a path that has no file: what it shows depends on who is signed in. */
  isDrawn: (path: string) => boolean
  /** For paths that nobody knows. */
  notFound: WebFile | undefined
  /**
   * The page of a calculator as pages of other sites may show it within themselves, in the theme and the form (`compact`) that
   * are asked for; undefined for every other path.
   */
  embed: (path: string, asked: { theme: string; form: string | null }) => WebFile | undefined
}

const compressible = /^(text\/|image\/svg)|\b(json|javascript|xml|manifest)\b/
/** What the build writes in place of the origin; `site-origin.ts` of the web app has the same. */
const originPlaceholder = 'https://origin.invalid'
const namesOrigin = /\.(html|xml|txt|webmanifest)$/
const SHELL = '/__spa-fallback.html'
const NOT_FOUND = '/404'
/** The routes of the app that have no file, as `finish-build.ts` of the web app writes them. */
const DRAWN_ROUTES = '/__drawn-routes.json'
const embeddable = new Set(calculators.map(({ path }) => path))
/**
 * The next level lays out tables of its own for each file, however small it is: thirty times as long for a fifth of a
 * percent, and who asks first would wait for it.
 */
const BROTLI_QUALITY = 8

/**
 * Reads the built web app into memory, so that it stays whole when another takes its place; undefined where nothing was
 * built yet. The build does not know its address: `publicUrl` is written wherever its files name their own origin.
 */
export async function loadWebBuild(folder: string, publicUrl: URL): Promise<WebBuild | undefined> {
  if (!existsSync(folder)) return undefined
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = new Map<string, WebFile>()
  const embeddablePages = new Map<string, string>()
  let isDrawn = (_path: string) => false
  await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const file = join(entry.parentPath, entry.name)
        const path = `/${relative(folder, file).split(sep).join('/')}`
        const content = withOrigin(path, await readFile(file), publicUrl)
        if (path === DRAWN_ROUTES) {
          isDrawn = toRouteTest(z.parse(z.array(z.string()), JSON.parse(content.toString('utf8'))))
          return
        }
        const urlPath = toUrlPath(path)
        files.set(urlPath, toWebFile(path, content))
        if (embeddable.has(urlPath)) embeddablePages.set(urlPath, content.toString('utf8'))
      }),
  )
  const shell = files.get(SHELL) ?? files.get('/')
  const notFound = files.get(NOT_FOUND) ?? shell
  // Neither is a page of its own: they are sent for other paths, with the status that goes with those.
  files.delete(SHELL)
  files.delete(NOT_FOUND)
  const embedded = new Map<string, WebFile>()
  const embed: WebBuild['embed'] = (path, asked) => {
    const page = embeddablePages.get(path)
    if (page === undefined) return undefined
    const theme = asked.theme === 'light' || asked.theme === 'dark' ? asked.theme : undefined
    const isCompact = asked.form === 'compact'
    const key = `${path} ${theme} ${isCompact}`
    const file =
      embedded.get(key) ??
      toWebFile(`${path}.html`, Buffer.from(toEmbeddedPage(page, path, { theme, isCompact })), true)
    embedded.set(key, file)
    return file
  }
  return { files, shell, notFound, isDrawn, embed }
}

/** Tells the paths of some routes: `/user/token/:chainId/:address` has any part where it has a name. */
function toRouteTest(routes: readonly string[]): (path: string) => boolean {
  const partsOf = (path: string) => path.replace(/\/$/, '').split('/')
  const wanted = routes.map(partsOf)
  return (path) => {
    const parts = partsOf(path)
    return wanted.some(
      (route) =>
        route.length === parts.length &&
        route.every((part, index) => (part.startsWith(':') ? parts[index] !== '' : part === parts[index])),
    )
  }
}

/** Scripts are left as they are: they read the origin from the page, and their names are hashes of their content. */
function withOrigin(path: string, content: Buffer, { origin }: URL): Buffer {
  if (!namesOrigin.test(path)) return content
  return Buffer.from(content.toString('utf8').replaceAll(originPlaceholder, origin))
}

/** `/login/index.html` answers for `/login`. */
function toUrlPath(path: string): string {
  return path.endsWith('/index.html') ? path.slice(0, -'/index.html'.length) || '/' : path
}

function toWebFile(path: string, plain: Buffer, isEmbedded = false): WebFile {
  const type = lookup(path) ?? 'application/octet-stream'
  const isPage = type === 'text/html'
  let ready: Promise<ReadyFile> | undefined
  async function prepare(): Promise<ReadyFile> {
    const bytes = await packBytes(plain, { packs: compressible.test(type), quality: BROTLI_QUALITY })
    return { bytes, policy: isPage ? pagePolicy(plain.toString('utf8'), { isEmbedded }) : undefined }
  }
  return {
    type: type.startsWith('text/') ? `${type}; charset=utf-8` : type,
    cacheControl: toCacheControl(path, isPage),
    ready() {
      ready ??= prepare()
      return ready
    },
  }
}

function toCacheControl(path: string, isPage: boolean): string {
  // The build puts a hash of the content into the names below this folder.
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable'
  return isPage ? 'no-cache' : 'public, max-age=3600'
}
