import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Takes the page to its top and the focus to its main part when the address changes, as a new page would. */
export function useRouteChange(): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    window.scrollTo(0, 0)
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname])
}
