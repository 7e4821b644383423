import { testSettings } from '@pkg/test-settings'
import { chromiumFlags } from '@pkg/test-settings/chromium-flags.ts'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { lookCommands } from './stories/looks/look-commands.ts'

export default defineConfig({
  plugins: [storybookTest({ configDir: '.storybook' })],
  test: {
    // Its setup file is for Node alone.
    ...testSettings.test,
    name: 'stories',
    setupFiles: ['stories/looks/setup.ts'],
    outputFile: { json: '.results/e2e.json' },
    browser: {
      enabled: true,
      headless: true,
      ui: false,
      screenshotFailures: false,
      commands: lookCommands,
      provider: playwright({
        launchOptions: {
          executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
          args: [
            ...chromiumFlags,
            // Letters as wide, colours as bright on every machine.
            '--font-render-hinting=none',
            '--force-color-profile=srgb',
          ],
        },
        contextOptions: { reducedMotion: 'reduce', viewport: { width: 1440, height: 1000 } },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
