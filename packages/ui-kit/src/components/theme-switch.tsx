import { Monitor, Moon, Sun, SunMoon } from 'lucide-react'
import { DropdownMenu } from './dropdown-menu.tsx'
import { IconButton } from './icon-button.tsx'

export type Theme = 'system' | 'light' | 'dark'

interface ThemeSwitchProps {
  value: Theme
  onChange: (theme: Theme) => void
}

const themes = [
  { value: 'system', label: 'System', icon: <Monitor aria-hidden="true" /> },
  { value: 'light', label: 'Light', icon: <Sun aria-hidden="true" /> },
  { value: 'dark', label: 'Dark', icon: <Moon aria-hidden="true" /> },
] as const

/** Chooses the theme. It only tells: the page keeps the choice and sets `data-theme` on `<html>`. */
export function ThemeSwitch({ value, onChange }: ThemeSwitchProps) {
  return (
    <DropdownMenu
      label="Theme"
      trigger={<IconButton label="Theme" icon={<SunMoon aria-hidden="true" />} />}
      items={themes.map((theme) => ({
        label: theme.label,
        icon: theme.icon,
        checked: theme.value === value,
        onSelect: () => onChange(theme.value),
      }))}
    />
  )
}
