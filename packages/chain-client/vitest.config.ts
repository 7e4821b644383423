import { testSettings } from '@pkg/test-settings'
import { mergeConfig } from 'vitest/config'

export default mergeConfig(testSettings, { test: { include: ['{src,scripts}/**/*.test.ts'] } })
