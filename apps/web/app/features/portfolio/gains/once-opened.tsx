import { type ReactNode, useEffect, useRef, useState } from 'react'

/**
 * What lies in a disclosure, drawn when that is opened for the first time, and kept from then on with all that is typed in
 * it: of a list of disposals nobody opens more than a few, and those that are closed would be most of the page.
 */
export function OnceOpened({ children }: { children: ReactNode }) {
  const [isOpened, setIsOpened] = useState(false)
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const around = place.current?.closest('details')
    if (!around) return
    const look = () => setIsOpened((before) => before || around.open)
    look()
    around.addEventListener('toggle', look)
    return () => around.removeEventListener('toggle', look)
  }, [])
  return isOpened ? children : <span ref={place} hidden />
}
