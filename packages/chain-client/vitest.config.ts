import { testSettings } from '@pkg/test-settings'
import { mergeConfig } from 'vitest/config'

/** It replaces a module, which files after it in the same process would meet too. */
const apart = 'src/providers/ethereum-rpc/hold-against-others.test.ts'

export default mergeConfig(testSettings, {
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          // Node reads the modules itself: Vite's runner makes each use of an import a look into an object, and these tests replace none.
          experimental: { viteModuleRunner: false, nodeLoader: false },
          include: ['{src,scripts}/**/*.test.ts'],
          exclude: [apart],
        },
      },
      { extends: true, test: { name: 'apart', include: [apart], isolate: true } },
    ],
  },
})
