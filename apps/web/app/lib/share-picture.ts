/** Where the picture that stands for a page in shared links lies. The build draws one for each public page. */
export function sharePicture(path: string): string {
  return `/share/${path === '/' ? 'home' : path.replace(/^\/|\/$/g, '').replaceAll('/', '-')}.png`
}
