import { IconButton } from '@pkg/ui-kit/components/icon-button.tsx'
import { Moon, Sun, SunMoon } from 'lucide-react'
import { chooseTheme, type Theme, useTheme } from '#app/lib/theme.ts'

const next: Record<Theme, Theme> = { system: 'light', light: 'dark', dark: 'system' }
const icons = { system: SunMoon, light: Sun, dark: Moon }

/** Steps through system, light and dark. */
export function ThemeSwitch() {
  const theme = useTheme()
  const Icon = icons[theme]
  return (
    <IconButton
      label={`Theme: ${theme}. Change to ${next[theme]}`}
      icon={<Icon />}
      onClick={() => chooseTheme(next[theme])}
    />
  )
}
