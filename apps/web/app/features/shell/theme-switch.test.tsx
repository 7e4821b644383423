import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { chooseTheme } from '#app/lib/theme.ts'
import { ThemeSwitch } from './theme-switch.tsx'

afterEach(() => {
  chooseTheme('system')
  vi.restoreAllMocks()
})

function systemAsksFor(theme: 'light' | 'dark') {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        matches: media === `(prefers-color-scheme: ${theme})`,
        media,
        addEventListener() {},
        removeEventListener() {},
      }) as unknown as MediaQueryList,
  )
}

/** What the styles make of the attribute and the system's wish. */
const seen = (system: 'light' | 'dark') => document.documentElement.dataset.theme ?? system

for (const system of ['light', 'dark'] as const) {
  for (const chosen of ['system', 'light', 'dark'] as const) {
    test(`each press changes what is seen, from ${chosen} on a ${system} system`, async () => {
      systemAsksFor(system)
      chooseTheme(chosen)
      render(<ThemeSwitch />)
      for (let presses = 0; presses < 4; presses += 1) {
        const before = seen(system)
        const after = before === 'dark' ? 'light' : 'dark'
        await userEvent.click(screen.getByRole('button', { name: /^Theme/ }))
        expect(seen(system)).toBe(after)
      }
    })
  }
}
