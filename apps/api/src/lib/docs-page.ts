import { createHash } from 'node:crypto'

const style = `
:root { color-scheme: light dark }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
code, pre { font-family: ui-monospace, monospace; font-size: .875rem }
pre { overflow-x: auto; padding: 1rem; border: 1px solid; border-radius: .5rem }
section { border-top: 1px solid; padding: 1rem 0 }
h2 { font-size: 1rem; margin: 0 }
`

/** The page may use its own style and nothing else. */
export const docsPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The part of an OpenAPI description that the page reads. */
export interface ApiDescription {
  info: { title: string; version: string; description?: string }
  paths?: Record<string, object | undefined>
}

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const

/** An OpenAPI description as one page without scripts. */
export function docsPage({ info, paths = {} }: ApiDescription): string {
  const calls = Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const call = (item as Record<string, { summary?: string } | undefined> | undefined)?.[method]
      return call ? [section(`${method.toUpperCase()} ${path}`, call)] : []
    }),
  )
  const title = escapeHtml(`${info.title} API ${info.version}`)
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<style>${style}</style></head>
<body><main><h1>${title}</h1>
${(info.description ?? '')
  .split('\n\n')
  .map((text) => `<p>${escapeHtml(text)}</p>`)
  .join('\n')}
<p>The whole description for machines: <a href="/docs/openapi.json">OpenAPI</a>.</p>
${calls.join('\n')}
</main></body>
</html>
`
}

function section(title: string, call: { summary?: string }): string {
  return `<section><h2><code>${escapeHtml(title)}</code></h2><p>${escapeHtml(call.summary ?? '')}</p>
<details><summary>Schema</summary><pre>${escapeHtml(JSON.stringify(call, null, 2))}</pre></details></section>`
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
