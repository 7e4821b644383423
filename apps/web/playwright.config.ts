import { chromiumFlags } from '@pkg/test-settings/chromium-flags.ts'
import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: 'e2e',
  outputDir: '.results/playwright',
  fullyParallel: false,
  workers: 3,
  // Limits that only a hang can meet, however busy the machine is: no test is judged by its pace.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: '.results/e2e.json' }]],
  use: {
    // Emptied between tests, but for what the browser keeps of files: a page that finds nothing there costs thrice as much.
    reuseContext: true,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: chromiumFlags,
    },
    viewport: { width: 1440, height: 1000 },
    screenshot: 'only-on-failure',
  },
})
