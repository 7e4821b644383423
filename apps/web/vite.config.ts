import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { chunkMap } from './build-steps/chunk-map.ts'
import { leaveOutDetails } from './build-steps/leave-out-details.ts'

/**
 * What every page loads in any case: the libraries below it, the bar and the foot. In one file it packs better than in
 * thirty. The test of a group is asked of each module.
 */
const house = [
  /node_modules\/(react|react-dom|scheduler|react-router|clsx)\//,
  /node_modules\/lucide-react\/dist\/esm\/(shared|createLucideIcon|Icon|context|defaultAttributes)/,
  /node_modules\/lucide-react\/dist\/esm\/icons\/(menu|x|sun|moon|sun-moon|arrow-up-right|fuel)\.mjs/,
  /packages\/ui-kit\/src\/brand\/.*tsx?$/,
  /packages\/ui-kit\/src\/components\/(button|icon-button|skip-link|spinner|toast|error-state|card|float-looks)\.tsx?$/,
  /apps\/web\/app\/features\/gas\/gas-(menu|loading)\.tsx$/,
  /apps\/web\/app\/(components\/(document|failed-page|fatal-error|lazy-toaster|page-links)|features\/shell\/(?!mobile-menu|theme-choice|signed-in-bar))/,
  /apps\/web\/app\/(paths|lib\/(theme|page-meta|site-origin|share-picture|use-api-status|use-prerendered|use-route-change))\.ts$/,
]

/** What the pages with a form or a figure share. */
const kit = [
  /packages\/ui-kit\/src\/components\/(disclosure|figure|input-looks|segmented)\.tsx?$/,
  /packages\/ui-kit\/src\/format\/(format-inr|format-inr-words|format-usd|format-percent)\.ts$/,
  /apps\/web\/app\/lib\/structured-data\.ts$/,
]

/** What every calculator needs before it answers; its own definition and formulas come beside it. */
const calculator = [
  /apps\/web\/app\/features\/calculators\/(calculator-page|calculator-meta)\.tsx?$/,
  /packages\/finance-math\/src\/(calculators\/(define-calculator|to-text)|formulas\/round-amount)\.ts$/,
]

/** What the calculators of plans over years share, and the others need not load. */
const plans = [
  /packages\/finance-math\/src\/calculators\/(investment-growth|rate-convention|year-points|price-level)\.ts$/,
  /packages\/finance-math\/src\/formulas\/(annuity|monthly-rate)\.ts$/,
]

/** The income tax page's definition and rules; what explains them comes later. */
const tax = [
  /packages\/finance-math\/src\/calculators\/tax\/(tax\.calculator|tax-inputs|to-taxpayer)\.ts$/,
  /packages\/finance-math\/src\/tax\/(break-even-deduction|compare-tax-regimes|crypto-tax-india|income-tax-india|tax-deductions|tax-rules)\.ts$/,
]

/** What always comes together: in one file each, so that every page has fewer files to be told of. */
const notice = [
  /packages\/ui-kit\/src\/components\/notice\.tsx$/,
  /node_modules\/lucide-react\/dist\/esm\/icons\/(clock-exclamation-point|info)\.mjs/,
]
const field = [
  /packages\/ui-kit\/src\/components\/(field|text-field|password-field)\.tsx$/,
  /node_modules\/lucide-react\/dist\/esm\/icons\/eye(-off)?\.mjs/,
]

const isOneOf = (parts: readonly RegExp[]) => (id: string) => parts.some((part) => part.test(id))

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), leaveOutDetails(), chunkMap()],
  build: {
    // A font or picture inlined as a data: URL would be downloaded with every page that does not show it.
    assetsInlineLimit: 0,
    modulePreload: {
      // Only pages whose HTML Vite writes itself would get it; ours are merely spared the question whether they need it.
      polyfill: true,
      // Parts that come later may fetch what they stand on themselves: naming it costs every first load its bytes.
      resolveDependencies: (_, names) => names.filter((name) => name.endsWith('.css')),
    },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'house', test: isOneOf(house) },
            { name: 'kit', test: isOneOf(kit) },
            { name: 'calculator', test: isOneOf(calculator) },
            { name: 'plans', test: isOneOf(plans) },
            { name: 'tax', test: isOneOf(tax) },
            { name: 'notice', test: isOneOf(notice) },
            { name: 'field', test: isOneOf(field) },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: { '/api': process.env.API_URL ?? 'http://127.0.0.1:3000' },
  },
})
