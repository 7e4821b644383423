/** A round token picture: up to four letters on a colour. */
export function drawLogo(symbol: string, colour: string): string {
  const letters = symbol.slice(0, 4).toUpperCase()
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><circle cx="32" cy="32" r="32" fill="${colour}"/><text x="32" y="38" font-family="sans-serif" font-size="${letters.length > 3 ? 15 : 18}" font-weight="700" text-anchor="middle" fill="#fff">${letters}</text></svg>`
}
