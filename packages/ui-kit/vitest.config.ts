import { testSettings } from '@pkg/test-settings'
import { mergeConfig } from 'vitest/config'

export default mergeConfig(testSettings, {
  test: {
    projects: [
      {
        extends: true,
        test: { name: 'logic', environment: 'node', include: ['{src,stories}/**/*.test.ts'] },
      },
      { extends: true, test: { name: 'components', environment: 'jsdom', include: ['src/**/*.test.tsx'] } },
    ],
  },
})
