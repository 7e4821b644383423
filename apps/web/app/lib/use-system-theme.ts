import { useSyncExternalStore } from 'react'

const query = '(prefers-color-scheme: dark)'

/** The theme that the system asks for; `light` in prerendered HTML, which knows no system. */
export function useSystemTheme(): 'light' | 'dark' {
  return useSyncExternalStore(subscribe, readSystemTheme, () => 'light')
}

function readSystemTheme(): 'light' | 'dark' {
  return window.matchMedia(query).matches ? 'dark' : 'light'
}

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(query)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}
