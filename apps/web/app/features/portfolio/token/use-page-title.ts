import { productName } from '@pkg/ui-kit/brand/product-name.ts'
import { useEffect } from 'react'

/**
 * Names the page after what was read of it: the title that its route has knows only the address. The next page writes its
 * own over it.
 */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    if (title !== null) document.title = `${title} · ${productName}`
  }, [title])
}
