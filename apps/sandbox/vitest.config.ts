import { defineConfig } from 'vitest/config'

// A sandbox builds a year of blocks when it starts; a busy machine may need a while for it.
export default defineConfig({
  test: { include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000 },
})
