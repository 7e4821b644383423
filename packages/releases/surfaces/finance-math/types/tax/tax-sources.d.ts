export interface TaxSource {
    title: string;
    url: string;
}
export declare const taxSources: {
    readonly slabs2024: {
        readonly title: 'Income-tax amendments of 2024 and 2025, CA B K Goyal & Co';
        readonly url: 'https://cabkgoyal.com/income-tax-amendment-2025/';
    };
    readonly slabs2025: {
        readonly title: 'Questions and answers on the Union Budget 2025 slabs, CA Guruji Classes';
        readonly url: 'https://taxupdates.cagurujiclasses.com/';
    };
    readonly slabs2026: {
        readonly title: 'Income-tax slabs and rates from 1 April 2026, Outlook Money';
        readonly url: 'https://www.outlookmoney.com/amp/story/tax/check-income-tax-slabs-and-rates-under-the-new-tax-law-coming-into-effect-from-april-1';
    };
    readonly oldRegime: {
        readonly title: 'Old-regime slabs by age, ASN tax portal';
        readonly url: 'https://tax360.asncuniverse.com/';
    };
    readonly rebate: {
        readonly title: 'Rebate under section 87A, tables of the Income Tax Department, IGE Corner';
        readonly url: 'https://igecorner.com/';
    };
    readonly surcharge: {
        readonly title: 'Surcharge and marginal relief, ClearTax';
        readonly url: 'https://cleartax.in/s/marginal-relief-surcharge';
    };
    readonly surchargeRates: {
        readonly title: 'Surcharge and marginal relief: how to calculate, Studycafe';
        readonly url: 'https://studycafe.in/income-tax-surcharge-and-marginal-relief-know-how-to-calculate-370211.html';
    };
    readonly deductions: {
        readonly title: 'Deductions under Chapter VI-A and their limits, Lawyers Club India';
        readonly url: 'https://www.lawyersclubindia.com/us/income-tax/deductions';
    };
    readonly homeLoan: {
        readonly title: 'Deductions allowed in the old tax regime, NoBroker';
        readonly url: 'https://nobroker.in/forum/what-deductions-are-allowed-in-old-tax-regime';
    };
    readonly crypto: {
        readonly title: 'Section 115BBH: text and set-off of losses, TaxGuru';
        readonly url: 'https://taxguru.in/income-tax/taxation-crypto-virtual-digital-assets-set-off-loss-sale-vda-profit-other-vda.html';
    };
    readonly rounding: {
        readonly title: 'Section 516 of the Income-tax Act, 2025 (rounding), AUBSP';
        readonly url: 'https://www.aubsp.com/income-tax-act-2025-section-516/';
    };
};
