import { NotFound as NotFoundPage } from '#app/features/not-found/not-found.tsx'
import { pageMeta } from '#app/lib/page-meta.ts'
import { pages } from '#app/paths.ts'
import { calculatorPlaces } from './calculator/places.ts'

const places = [...pages, ...calculatorPlaces]

export function meta() {
  return [
    ...pageMeta('Page not found', 'There is no page at this address.'),
    { name: 'robots', content: 'noindex' },
  ]
}

export default function NotFound() {
  return <NotFoundPage places={places} />
}
