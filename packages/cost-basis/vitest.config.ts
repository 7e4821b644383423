import { testSettings } from '@pkg/test-settings'
import { mergeConfig } from 'vitest/config'

export default mergeConfig(testSettings, {
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    coverage: {
      provider: 'istanbul',
      include: ['src/**/*.ts'],
      exclude: ['src/**/*.test.ts', 'src/**/*.test-kit.ts'],
      reporter: ['text-summary', 'json-summary'],
      thresholds: { lines: 100, branches: 100, functions: 100, statements: 100 },
    },
  },
})
