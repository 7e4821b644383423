/** A page on which figures were checked. */
export interface TaxSource {
  title: string
  url: string
}

/** The pages that the figures of the rule packs were checked against. */
export const taxSources = {
  slabs2024: {
    title: 'Income-tax amendments of 2024 and 2025, CA B K Goyal & Co',
    url: 'https://cabkgoyal.com/income-tax-amendment-2025/',
  },
  slabs2025: {
    title: 'Questions and answers on the Union Budget 2025 slabs, CA Guruji Classes',
    url: 'https://taxupdates.cagurujiclasses.com/',
  },
  slabs2026: {
    title: 'Income-tax slabs and rates from 1 April 2026, Outlook Money',
    url: 'https://www.outlookmoney.com/amp/story/tax/check-income-tax-slabs-and-rates-under-the-new-tax-law-coming-into-effect-from-april-1',
  },
  oldRegime: {
    title: 'Old-regime slabs by age, ASN tax portal',
    url: 'https://tax360.asncuniverse.com/',
  },
  rebate: {
    title: 'Rebate under section 87A, tables of the Income Tax Department, IGE Corner',
    url: 'https://igecorner.com/',
  },
  surcharge: {
    title: 'Surcharge and marginal relief, ClearTax',
    url: 'https://cleartax.in/s/marginal-relief-surcharge',
  },
  surchargeRates: {
    title: 'Surcharge and marginal relief: how to calculate, Studycafe',
    url: 'https://studycafe.in/income-tax-surcharge-and-marginal-relief-know-how-to-calculate-370211.html',
  },
  deductions: {
    title: 'Deductions under Chapter VI-A and their limits, Lawyers Club India',
    url: 'https://www.lawyersclubindia.com/us/income-tax/deductions',
  },
  homeLoan: {
    title: 'Deductions allowed in the old tax regime, NoBroker',
    url: 'https://nobroker.in/forum/what-deductions-are-allowed-in-old-tax-regime',
  },
  crypto: {
    title: 'Section 115BBH: text and set-off of losses, TaxGuru',
    url: 'https://taxguru.in/income-tax/taxation-crypto-virtual-digital-assets-set-off-loss-sale-vda-profit-other-vda.html',
  },
  rounding: {
    title: 'Section 516 of the Income-tax Act, 2025 (rounding), AUBSP',
    url: 'https://www.aubsp.com/income-tax-act-2025-section-516/',
  },
} as const satisfies Record<string, TaxSource>
