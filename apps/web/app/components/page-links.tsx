import { productName } from '@pkg/ui-kit/brand/product-name.ts'
import { useLocation, useMatches } from 'react-router'
import { sharePicture } from '#app/lib/share-picture.ts'
import { siteOrigin } from '#app/lib/site-origin.ts'

/** Pages of one person, and pages that are not there, have no address to share. */
const unshared = /^\/(user|admin|account)(\/|$)/

/** Which address a page has for search engines, and which picture stands for it where it is shared. */
export function PageLinks() {
  const { pathname } = useLocation()
  const isNotFound = useMatches().some(({ id }) => id === 'routes/not-found')
  if (isNotFound || unshared.test(pathname)) return null
  const url = siteOrigin + (pathname === '/' ? '/' : pathname.replace(/\/$/, ''))
  const picture = siteOrigin + sharePicture(pathname)
  return (
    <>
      <link rel="canonical" href={url} />
      <meta property="og:url" content={url} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={productName} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
