import { testSettings } from '@pkg/test-settings'
import { mergeConfig } from 'vitest/config'

const ofPostgres = 'src/database/postgres/**/*.test.ts'

export default mergeConfig(testSettings, {
  test: {
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
