/** Whether the page is shown within a page of another site, where what is about this site is left out: the server marks it. */
export function isEmbedded(): boolean {
  return document.documentElement.hasAttribute('data-embedded')
}
