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
  // A journey that failed is tried once more, and `npm test` names at its end each that failed once, with what it found.
  retries: 1,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: '.results/e2e.json' }]],
  use: {
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: chromiumFlags,
    },
    viewport: { width: 1440, height: 1000 },
    screenshot: 'only-on-failure',
    // Emptied between tests but for the files that the browser has cached: without these a page costs thrice as much. Dots
    // that drift and places that shimmer are drawn sixty times a second as long as a test waits: those that are about
    // what moves ask for motion.
    reuseContext: true,
    reducedMotion: 'reduce',
  },
})
