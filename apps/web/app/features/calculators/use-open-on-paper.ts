import { useEffect } from 'react'

/** Opens what is closed of a calculator's form for as long as it is printed: the figures hang on what stands in there, too. */
export function useOpenOnPaper(): void {
  useEffect(() => {
    let opened: readonly HTMLDetailsElement[] = []
    const open = () => {
      opened = [...document.querySelectorAll<HTMLDetailsElement>('main form > details:not([open])')]
      for (const options of opened) options.open = true
    }
    const close = () => {
      for (const options of opened) options.open = false
    }
    window.addEventListener('beforeprint', open)
    window.addEventListener('afterprint', close)
    return () => {
      window.removeEventListener('beforeprint', open)
      window.removeEventListener('afterprint', close)
    }
  }, [])
}
