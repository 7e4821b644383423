import { testSettings } from '@pkg/test-settings'
import { mergeConfig } from 'vitest/config'

export default mergeConfig(testSettings, {
  test: {
    include: ['{src,corpus,test}/**/*.test.ts'],
    // Node reads the modules itself: Vite's runner makes each use of an import a look into an object, and tests replace none.
    experimental: { viteModuleRunner: false, nodeLoader: false },
  },
})
