/**
 * Stands for the origin in everything the build writes. The server puts PUBLIC_URL in its place, so that one build
 * serves under any address.
 */
export const originPlaceholder = 'https://origin.invalid'

/** The origin that search engines and shared links are told: what the server wrote into this very page. */
export const siteOrigin = typeof document === 'undefined' ? originPlaceholder : readOrigin()

function readOrigin(): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
  return canonical ? new URL(canonical.href).origin : window.location.origin
}
