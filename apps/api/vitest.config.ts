import { testSettings } from '@pkg/test-settings'
import { mergeConfig } from 'vitest/config'

// No test replaces a module, so files share what they import: loading it anew for each took half of the time.
export default mergeConfig(testSettings, { test: { include: ['src/**/*.test.ts'], isolate: false } })
