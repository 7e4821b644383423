import { useSyncExternalStore } from 'react'

const themes = ['system', 'light', 'dark'] as const
type Theme = (typeof themes)[number]

const storageKey = 'hodlwise.theme'

/** Runs in the head before the first paint, so that a chosen theme never flashes the other one. */
export const themeScript = `try{const t=localStorage.getItem('${storageKey}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`

const listeners = new Set<() => void>()

/** The chosen theme; `system` in prerendered HTML. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, readTheme, () => 'system')
}

/** Chooses a theme for this page and for later visits. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  try {
    if (theme === 'system') localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, theme)
  } catch {
    // Where storage is forbidden the choice lasts as long as the page.
  }
  for (const listener of listeners) listener()
}

/**
 * Changes between light and dark, so that each press changes what is seen. The theme that the system asks for is reached
 * by following the system, which then goes along when the system changes.
 */
export function changeTheme(): void {
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  const theme = readTheme()
  const other = (theme === 'system' ? system : theme) === 'dark' ? 'light' : 'dark'
  chooseTheme(other === system ? 'system' : other)
}

function readTheme(): Theme {
  const { theme } = document.documentElement.dataset
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
