import { IconButton } from '@pkg/ui-kit/components/icon-button.tsx'
import { Moon, Sun, SunMoon } from 'lucide-react'
import { chooseTheme, type Theme, useTheme } from '#app/lib/theme.ts'
import { useSystemTheme } from '#app/lib/use-system-theme.ts'

const icons = { system: SunMoon, light: Sun, dark: Moon }

/**
 * Changes between light and dark, so that each press changes what is seen. The theme that the system asks for is reached
 * by following the system, which then goes along when the system changes.
 */
export function ThemeSwitch() {
  const theme = useTheme()
  const system = useSystemTheme()
  const seen = theme === 'system' ? system : theme
  const other = seen === 'dark' ? 'light' : 'dark'
  const next: Theme = other === system ? 'system' : other
  const Icon = icons[theme]
  return (
    <IconButton
      label={`Theme: ${theme}. Change to ${other}`}
      icon={<Icon />}
      onClick={() => chooseTheme(next)}
    />
  )
}
