import { Segmented } from '@pkg/ui-kit/components/segmented.tsx'
import { chooseTheme, useTheme } from '#app/lib/theme.ts'

const options = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const

/** The three themes side by side, for the menu of narrow screens. */
export function ThemeChoice() {
  return <Segmented label="Theme" options={options} value={useTheme()} onChange={chooseTheme} size="lg" />
}
