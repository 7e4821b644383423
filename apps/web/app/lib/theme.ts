import { create } from 'zustand'

const themes = ['system', 'light', 'dark'] as const
type Theme = (typeof themes)[number]

const storageKey = 'hodlwise.theme'

/** Runs in the head before the first paint, so that a chosen theme never flashes the other one. */
export const themeScript = `try{const t=localStorage.getItem('${storageKey}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`

/** The chosen theme; `system` in prerendered HTML, and until that has been taken over. */
export const useTheme = create((): Theme => 'system')
if (typeof document !== 'undefined') useTheme.setState(readTheme(), true)

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
  useTheme.setState(theme, true)
}

/**
 * Changes between light and dark, so that each press changes what is seen. The theme that the system asks for is reached
 * by following the system, which then goes along when the system changes.
 */
export function changeTheme(): void {
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  const theme = useTheme.getState()
  const other = (theme === 'system' ? system : theme) === 'dark' ? 'light' : 'dark'
  chooseTheme(other === system ? 'system' : other)
}

/** What the script in the head has set. */
function readTheme(): Theme {
  const { theme } = document.documentElement.dataset
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}
