import { testSettings } from '@pkg/test-settings'
import { mergeConfig } from 'vitest/config'

const ofPostgres = 'src/database/postgres/**/*.test.ts'
/** It replaces a module, which files after it in the same process would meet too. */
const apart = 'src/features/portfolio/gains/gains-thread.test.ts'

export default mergeConfig(testSettings, {
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'sqlite',
          // Node reads the modules itself: Vite's runner makes each use of an import a look into an object, and these tests replace none.
          experimental: { viteModuleRunner: false, nodeLoader: false },
          include: ['src/**/*.test.ts'],
          exclude: [ofPostgres, apart],
          provide: { postgres: null },
        },
      },
      {
        extends: true,
        test: { name: 'apart', include: [apart], isolate: true, provide: { postgres: null } },
      },
      {
        extends: true,
        test: { name: 'postgres', include: [ofPostgres], globalSetup: './src/testing/serve-postgres.ts' },
      },
    ],
  },
})
