import { testSettings } from '@pkg/test-settings'
import { mergeConfig } from 'vitest/config'

/** Its libraries have sources of their own for development, which Node does not read. */
const packed = 'test/package.test.ts'

export default mergeConfig(testSettings, {
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'solver',
          include: ['{src,corpus,test}/**/*.test.ts'],
          exclude: [packed],
          // Node reads the modules itself: Vite's runner makes each use of an import a look into an object, and tests replace none.
          experimental: { viteModuleRunner: false, nodeLoader: false },
        },
      },
      { extends: true, test: { name: 'packed', include: [packed] } },
    ],
  },
})
