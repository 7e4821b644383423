import { testSettings } from '@pkg/test-settings'
import { mergeConfig } from 'vitest/config'

// No test replaces a module, so files share what they import.
export default mergeConfig(testSettings, {
  test: { include: ['{src,corpus,test}/**/*.test.ts'], isolate: false },
})
