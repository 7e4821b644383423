import { createHash } from 'node:crypto'

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi

/**
 * The Content-Security-Policy of one prerendered page: our own files, and exactly the inline scripts that
 * the build wrote into it. Pages of other sites may show it within themselves only where `isEmbedded` says so, and it shows
 * our own within itself only where a frame stands in it.
 */
export function pagePolicy(html: string, { isEmbedded = false } = {}): string {
  const hashes = new Set(
    [...html.matchAll(inlineScript)].map(
      ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    ),
  )
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes].join(' '),
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    ...(/<iframe\s/i.test(html) ? ["frame-src 'self'"] : []),
    isEmbedded ? 'frame-ancestors *' : "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // The one maker of addresses of scripts: it opens threads of our own scripts (open-thread.ts of the web app).
    'trusted-types thread',
  ].join('; ')
}
