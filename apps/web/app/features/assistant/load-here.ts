/** What answers in the browser is large: it comes once the page is drawn, or somebody turns to asking. */
export const loadHere = () => import('./answer-here.ts')
