import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { chunkMap } from './build-steps/chunk-map.ts'
import { counts } from './build-steps/counts.ts'
import { discoverRoutes } from './build-steps/discover-routes.ts'
import { leanIcons } from './build-steps/lean-icons.ts'
import { leaveOutDetails } from './build-steps/leave-out-details.ts'

/**
 * The modules that each shared file of the build begins with; what they import comes with them, unless a file before has
 * it. In one file, what always comes together packs better than in thirty.
 */
const files = {
  /**
   * What every page loads in any case: the libraries below it, the bar and the foot. Not the entry: it has to run after
   * the routes are there, and what is in one file runs at once.
   */
  shell: [
    '/node_modules/react-dom/',
    '/node_modules/react-router/',
    '/app/root.tsx',
    '/app/routes/public-layout.tsx',
    '/app/lib/page-meta.ts',
  ],
  /** What the pages with a form or a figure share. */
  kit: [
    '/ui-kit/src/components/disclosure.tsx',
    '/ui-kit/src/components/figure.tsx',
    '/ui-kit/src/components/input-looks.ts',
    '/ui-kit/src/components/segmented.tsx',
    '/ui-kit/src/format/format-inr.ts',
    '/ui-kit/src/format/format-inr-words.ts',
    '/ui-kit/src/format/format-percent.ts',
    '/ui-kit/src/format/format-usd.ts',
    '/app/lib/structured-data.ts',
  ],
  field: [
    '/ui-kit/src/components/text-field.tsx',
    '/ui-kit/src/components/password-field.tsx',
    '/ui-kit/src/components/select-field.tsx',
  ],
  notice: ['/ui-kit/src/components/notice.tsx'],
  /** What every calculator needs before it answers; its own definition and formulas come beside it. */
  calculator: [
    '/features/calculators/calculator-page.tsx',
    '/features/calculators/calculator-meta.ts',
    '/finance-math/src/calculators/define-calculator.ts',
    '/finance-math/src/formulas/round-amount.ts',
  ],
  /** What the calculators of plans over years share, and the others need not load. */
  plans: [
    '/finance-math/src/calculators/investment-growth.ts',
    '/finance-math/src/calculators/rate-convention.ts',
    '/finance-math/src/calculators/year-points.ts',
    '/finance-math/src/formulas/monthly-rate.ts',
  ],
  /** What each part of the contract stands on, and what checks the answers. */
  schema: ['/zod/v4/', '/api-contract/src/define-route.ts', '/api-contract/src/models/address.ts'],
  /** What signed-in pages read by. */
  query: ['/@tanstack/query-core/', '/@tanstack/react-query/'],
  /** The slabs and the tax by them, for the pages of tax and of salaries. */
  tax: ['/finance-math/src/tax/income-tax-india.ts', '/finance-math/src/calculators/tax-year-options.ts'],
  /** What every page of a dated rule asks it by. */
  rules: ['/finance-math/src/india/dated-rule.ts', '/finance-math/src/india/financial-year.ts'],
  /** How far a rule is known: of pages that load what is said of rules, and not their values alone. */
  knownRules: ['/finance-math/src/india/rules/dated-rule-of.ts'],
  /** What the rates of small savings have in common, and that of the savings account, which others pay for parts of years. */
  smallSavings: ['/rules/small-savings-rule.ts', '/rules/post-office-savings-rules.ts'],
  /** How days are asked for and read, alone and in rows. */
  days: [
    '/finance-math/src/calculators/parse-date.ts',
    '/finance-math/src/calculators/row-columns.ts',
    '/finance-math/src/calculators/parse-many.ts',
  ],
  /** What pages of one part of a salary share with the page of all of it. */
  pay: [
    '/finance-math/src/india/epf-heads.ts',
    '/finance-math/src/india/epf-ceilings.ts',
    '/finance-math/src/india/rules/epf-wage-ceiling-values.ts',
    '/finance-math/src/india/hra-exemption.ts',
    '/finance-math/src/india/rules/gratuity-values.ts',
  ],
  /** One page of many formulas: in one file they pack better, once what other pages need too is in a file of its own. */
  takeHome: ['/salary-take-home/salary-take-home.calculator.ts', '/salary-take-home/take-home-pay.ts'],
}

export default defineConfig({
  define: counts,
  plugins: [tailwindcss(), reactRouter(), discoverRoutes(), leanIcons(), leaveOutDetails(), chunkMap()],
  build: {
    // A font or picture inlined as a data: URL would be downloaded with every page that does not show it.
    assetsInlineLimit: 0,
    // One style sheet, of the document. As a style sheet of chunks it would be asked for again by the first part that comes
    // later, and the whole page styled and laid out anew.
    cssCodeSplit: false,
    modulePreload: {
      // Vite adds it to pages whose HTML it writes itself alone; off, ours would ask at each import whether they need it.
      polyfill: true,
      // Parts that come later may fetch what they stand on themselves: naming it costs every first load its bytes.
      resolveDependencies: () => [],
    },
    rolldownOptions: {
      // A number of another file is written where it is used: for one limit of a tax a page need not load the whole tax.
      optimization: { inlineConst: { mode: 'all' } },
      output: {
        codeSplitting: {
          groups: Object.entries(files).map(([name, beginnings]) => ({
            name,
            test: (id: string) => beginnings.some((beginning) => id.includes(beginning)),
          })),
        },
      },
    },
  },
  // Else the pages would be drawn with icons of another make than the ones that take them over.
  ssr: { noExternal: ['lucide-react'] },
  server: {
    port: 5173,
    proxy: { '/api': process.env.API_URL ?? 'http://127.0.0.1:3000' },
  },
})
