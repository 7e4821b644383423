import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { chunkMap } from './build-steps/chunk-map.ts'

/**
 * What every page loads in any case: the libraries below it, the bar and the foot. In one file it packs better than in
 * thirty. The test of a group is asked of each module.
 */
const house = [
  /node_modules\/(react|react-dom|scheduler|react-router|clsx|class-variance-authority)\//,
  /node_modules\/@radix-ui\/react-(slot|compose-refs)\//,
  /node_modules\/lucide-react\/dist\/esm\/(shared|createLucideIcon|Icon|context|defaultAttributes)/,
  /node_modules\/lucide-react\/dist\/esm\/icons\/(menu|x|sun|moon|sun-moon|arrow-up-right)\.mjs/,
  /packages\/ui-kit\/src\/brand\/.*tsx?$/,
  /packages\/ui-kit\/src\/components\/(button|icon-button|chip|skip-link|spinner|toast|error-state|card)\.tsx?$/,
  /apps\/web\/app\/(components\/(fatal-error|lazy-toaster|page-links)|features\/shell\/(?!mobile-menu|theme-choice))/,
  /apps\/web\/app\/(paths|lib\/(theme|page-meta|site-origin|share-picture|source-code|use-route-change))\.ts$/,
]

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), chunkMap()],
  build: {
    // A font or picture inlined as a data: URL would be downloaded with every page that does not show it.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: 'house', test: (id) => house.some((part) => part.test(id)) }],
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: { '/api': process.env.API_URL ?? 'http://127.0.0.1:3000' },
  },
})
