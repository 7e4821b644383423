import { testSettings } from '@pkg/test-settings'
import { mergeConfig } from 'vitest/config'

const ofPostgres = 'src/database/postgres/**/*.test.ts'

// No test replaces a module, so files share what they import: loading it anew for each took half of the time.
export default mergeConfig(testSettings, {
  test: {
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'sqlite',
          include: ['src/**/*.test.ts'],
          exclude: [ofPostgres],
          provide: { postgres: null },
        },
      },
      {
        extends: true,
        test: { name: 'postgres', include: [ofPostgres], globalSetup: './src/testing/serve-postgres.ts' },
      },
    ],
  },
})
