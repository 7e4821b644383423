import { STATUS_CODES } from 'node:http'

/** The page that a web server in front of an upstream shows when the upstream fails. */
export function errorPage(status: number): string {
  const title = `${status} ${STATUS_CODES[status] ?? 'Error'}`
  return `<html>\r\n<head><title>${title}</title></head>\r\n<body>\r\n<center><h1>${title}</h1></center>\r\n<hr><center>cloudflare</center>\r\n</body>\r\n</html>\r\n`
}

/** The page that a guard in front of an upstream shows to what it takes for a robot. */
export const interstitialPage =
  '<!DOCTYPE html><html lang="en-US"><head><title>Just a moment...</title></head><body><h1>Checking your browser</h1></body></html>'
