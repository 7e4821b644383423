import { IconButton } from '@pkg/ui-kit/components/icon-button.tsx'
import { Moon, Sun, SunMoon } from 'lucide-react'
import { changeTheme, useTheme } from '#app/lib/theme.ts'

const icons = { system: SunMoon, light: Sun, dark: Moon }

/** Changes between light and dark. */
export function ThemeSwitch() {
  const theme = useTheme()
  const Icon = icons[theme]
  return <IconButton label={`Theme: ${theme}. Change it`} icon={<Icon />} onClick={changeTheme} />
}
