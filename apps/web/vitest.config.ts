import { testSettings } from '@pkg/test-settings'
import { mergeConfig } from 'vitest/config'

export default mergeConfig(testSettings, {
  test: {
    environment: 'jsdom',
    include: ['{app,build-steps}/**/*.test.{ts,tsx}'],
    setupFiles: ['./app/lib/testing/setup.ts'],
  },
})
