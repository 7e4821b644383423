import { testSettings } from '@pkg/test-settings'
import { mergeConfig } from 'vitest/config'
import { counts } from './build-steps/counts.ts'

const logic = ['{app,build-steps}/**/*.test.ts']
/** These are of what a browser keeps and asks for, though they draw nothing. */
const ofStorage = [
  'app/features/assistant/use-answer-history.test.ts',
  'app/features/calculators/{get-net-worth,use-pins}.test.ts',
  'app/features/portfolio/queries/{adopt-stored,read-wallet-tokens}.test.ts',
  'app/lib/{renew-session,stored-state,with-tab-lock}.test.ts',
]
/**
 * These share nothing with other files: one makes a policy that lasts as long as its page, two replace a module, which others must not meet, and one waits for the frames of
 * its page, which stand still for good once a file before it has let its page wait for one on a clock of its own.
 */
const apart = [
  'app/lib/open-thread.test.ts',
  'app/features/{contact/contact-page,donate/donation-page}.test.tsx',
  'build-steps/keep-presses.test.tsx',
]

const inBrowser = { environment: 'jsdom', setupFiles: ['./app/lib/testing/setup.ts'] }

// A page is made for the files that draw or keep something in one, and for no others: it costs a quarter of a second.
export default mergeConfig(testSettings, {
  define: counts,
  test: {
    projects: [
      { extends: true, test: { name: 'logic', include: logic, exclude: [...ofStorage, ...apart] } },
      {
        extends: true,
        test: {
          name: 'components',
          ...inBrowser,
          include: ['{app,build-steps}/**/*.test.tsx', ...ofStorage],
          exclude: apart,
        },
      },
      { extends: true, test: { name: 'apart', ...inBrowser, include: apart, isolate: true } },
    ],
  },
})
