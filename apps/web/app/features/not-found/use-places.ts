import { pages } from '#app/paths.ts'
import type { Place } from './find-page.ts'

/** Every page that the finder knows. */
export function usePlaces(): { places: readonly Place[]; loadMore: () => void } {
  return { places: pages, loadMore: () => undefined }
}
