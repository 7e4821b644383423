import { extname, resolve } from 'node:path'

/** The folder of this room. The source stands in its folder `src`, the built server in `dist`: both one step below. */
export const room = resolve(import.meta.dirname, '..')

/** The URL of the file that a thread runs, of the source where the source runs, else of the build. @param path below `src` */
export const toThreadUrl = (path: string): string =>
  new URL(`./${path}${extname(import.meta.filename)}`, import.meta.url).href
