import { parseDate } from '../parse-date.js';
import { parseRows } from '../parse-many.js';
export declare const capitalGainsCalculator: import("../calculator.js").Calculator<import("../calculator.js").WithText<{
    readonly asset: {
        readonly kind: "choice";
        readonly label: "What was sold";
        readonly default: "equity";
        readonly options: {
            readonly equity: "Shares or equity funds";
            readonly 'debt-fund': "Debt funds";
            readonly property: "House or land";
            readonly gold: "Gold";
            readonly other: "Anything else";
        };
    };
    readonly buyDate: {
        readonly kind: 'date';
        readonly parse: typeof parseDate;
        readonly unit: 'date';
        readonly max: '2099-12-31';
        readonly label: "Bought on";
        readonly min: "1950-01-01";
        readonly default: "2020-06-15";
    };
    readonly sellDate: {
        readonly kind: 'date';
        readonly parse: typeof parseDate;
        readonly unit: 'date';
        readonly max: '2099-12-31';
        readonly label: "Sold on";
        readonly min: "2018-04-01";
        readonly default: "2026-08-03";
    };
    readonly cost: {
        readonly kind: 'number';
        readonly unit: 'inr';
        readonly min: 0;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 1000;
        readonly label: "Bought for";
        readonly max: 20000000;
        readonly default: 400000;
    };
    readonly sale: {
        readonly kind: 'number';
        readonly unit: 'inr';
        readonly min: 0;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 1000;
        readonly label: "Sold for";
        readonly max: 50000000;
        readonly default: 900000;
    };
    readonly fmv31Jan2018: {
        readonly kind: 'number';
        readonly unit: 'inr';
        readonly min: 0;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 1000;
        readonly label: "Worth on 31 January 2018";
        readonly help: "Of what was bought before February 2018: all of it at the highest price of that day; 0 otherwise";
        readonly max: 20000000;
        readonly default: 0;
        readonly when: {
            readonly input: 'asset';
            readonly is: readonly import("../../india.js").CapitalAsset[];
        };
    };
    readonly slabRatePercent: {
        readonly kind: "choice";
        readonly label: "Your slab rate";
        readonly help: "Asked for where the gain is short-term, or of a debt fund";
        readonly default: "30";
        readonly options: {
            readonly '0': "None";
            readonly '5': string;
            readonly '10': string;
            readonly '15': string;
            readonly '20': string;
            readonly '25': string;
            readonly '30': string;
        };
        readonly when: {
            readonly input: 'asset';
            readonly is: readonly import("../../india.js").CapitalAsset[];
        };
    };
    readonly expenses: {
        readonly kind: 'number';
        readonly unit: 'inr';
        readonly min: 0;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 1000;
        readonly label: "Costs of the sale";
        readonly help: "Brokerage, commission, stamp duty; not the securities transaction tax";
        readonly max: 1000000;
        readonly default: 0;
        readonly advanced: true;
    };
    readonly improvements: {
        readonly kind: "rows";
        readonly parse: typeof parseRows;
        readonly label: "Improvements";
        readonly help: "What was built or changed since April 2001, each counted by the index of its year";
        readonly item: "Improvement";
        readonly columns: {
            readonly date: {
                readonly kind: 'date';
                readonly parse: typeof parseDate;
                readonly unit: 'date';
                readonly max: '2099-12-31';
                readonly label: "Date";
                readonly min: "2001-04-01";
                readonly default: "2022-06-15";
                readonly heads: readonly ["day"];
            };
            readonly amount: {
                readonly kind: 'number';
                readonly unit: 'inr';
                readonly min: 0;
                readonly limits: import("../input-limits.js").InputRange;
                readonly step: 1000;
                readonly label: "Amount";
                readonly max: 10000000;
                readonly default: 200000;
                readonly heads: readonly ["cost", "value"];
            };
        };
        readonly minItems: 0;
        readonly maxItems: 50;
        readonly default: readonly [];
        readonly when: {
            readonly input: 'asset';
            readonly is: readonly import("../../india.js").CapitalAsset[];
        };
        readonly advanced: true;
    };
    readonly fmv1Apr2001: {
        readonly kind: 'number';
        readonly unit: 'inr';
        readonly min: 0;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 1000;
        readonly label: "Worth on 1 April 2001";
        readonly help: "Of what was bought before that day: counts as cost where it is more";
        readonly max: 20000000;
        readonly default: 0;
        readonly when: {
            readonly input: 'asset';
            readonly is: readonly import("../../india.js").CapitalAsset[];
        };
        readonly advanced: true;
    };
    readonly otherLtcg112A: {
        readonly kind: 'number';
        readonly unit: 'inr';
        readonly min: 0;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 1000;
        readonly label: "Other long-term gains from shares in the year";
        readonly help: "They use up the exemption of the year";
        readonly max: 1000000;
        readonly default: 0;
        readonly when: {
            readonly input: 'asset';
            readonly is: readonly import("../../india.js").CapitalAsset[];
        };
        readonly advanced: true;
    };
    readonly lossesSetOff: {
        readonly kind: 'number';
        readonly unit: 'inr';
        readonly min: 0;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 1000;
        readonly label: "Losses set off";
        readonly help: "Of this year or carried on from earlier ones";
        readonly max: 10000000;
        readonly default: 0;
        readonly advanced: true;
    };
    readonly unusedBasicExemption: {
        readonly kind: 'number';
        readonly unit: 'inr';
        readonly min: 0;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 1000;
        readonly label: "Basic exemption left";
        readonly help: "By other income; it lowers the gain of a resident";
        readonly max: 400000;
        readonly default: 0;
        readonly advanced: true;
    };
    readonly resident: {
        readonly kind: "choice";
        readonly label: "Resident in India";
        readonly default: "yes";
        readonly options: {
            readonly yes: "Yes";
            readonly no: "No";
        };
        readonly advanced: true;
    };
    readonly reinvestedInHouse: {
        readonly kind: 'number';
        readonly unit: 'inr';
        readonly min: 0;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 1000;
        readonly label: "Reinvested in a dwelling";
        readonly help: "A house bought or built in time, after a long-term gain (sections 54 and 54F)";
        readonly max: 50000000;
        readonly default: 0;
        readonly advanced: true;
    };
    readonly reinvestedInBonds: {
        readonly kind: 'number';
        readonly unit: 'inr';
        readonly min: 0;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 1000;
        readonly label: "Reinvested in bonds";
        readonly help: "Within six months (section 54EC)";
        readonly max: 5000000;
        readonly default: 0;
        readonly when: {
            readonly input: 'asset';
            readonly is: readonly import("../../india.js").CapitalAsset[];
        };
        readonly advanced: true;
    };
    readonly surcharge: {
        readonly kind: "choice";
        readonly label: "Surcharge";
        readonly help: "By the whole income: above 50 lakh 10 %, 1 crore 15 %, 2 crore 25 %, old regime above 5 crore 37 %";
        readonly default: "0";
        readonly options: {
            readonly '0': "None";
            readonly '10': "10 %";
            readonly '15': "15 %";
            readonly '25': "25 %";
            readonly '37': "37 %";
        };
        readonly advanced: true;
    };
}>, import("../calculator.js").WithText<{
    readonly taxWithCess: {
        readonly label: "Tax with cess";
        readonly unit: "inr";
        readonly role: "headline";
    };
    readonly netProceeds: {
        readonly label: "Left of the sale";
        readonly unit: "inr";
        readonly role: "headline";
        readonly rest: {
            readonly plus: readonly ["sale"];
            readonly minus: readonly ["expenses", "taxWithCess"];
        };
    };
    readonly term: {
        readonly kind: "choice";
        readonly label: "Taxed as";
        readonly role: "detail";
        readonly options: {
            readonly long: "Long-term";
            readonly short: "Short-term";
        };
    };
    readonly gain: {
        readonly label: "Gain";
        readonly unit: "inr";
        readonly role: "detail";
        readonly rest: {
            readonly plus: readonly ["sale"];
            readonly minus: readonly ["expenses", "costUsed"];
        };
    };
    readonly costUsed: {
        readonly label: "Cost that counts";
        readonly unit: "inr";
        readonly role: "detail";
    };
    readonly taxedGain: {
        readonly label: "Gain that is taxed";
        readonly unit: "inr";
        readonly role: "detail";
    };
    readonly exemption: {
        readonly label: "Gain that is free";
        readonly unit: "inr";
        readonly role: "detail";
    };
    readonly ratePercent: {
        readonly label: "Rate";
        readonly unit: "percent";
        readonly role: "detail";
    };
    readonly tax: {
        readonly label: "Tax before cess";
        readonly unit: "inr";
        readonly role: "detail";
    };
    readonly plainTax: {
        readonly kind: "list";
        readonly label: "Tax without the index";
        readonly item: "Tax";
        readonly unit: "inr";
        readonly role: "detail";
        readonly when: {
            readonly input: 'asset';
            readonly is: readonly import("../../india.js").CapitalAsset[];
        };
    };
    readonly indexedTax: {
        readonly kind: "list";
        readonly label: "Tax with the index";
        readonly item: "Tax";
        readonly unit: "inr";
        readonly role: "detail";
        readonly when: {
            readonly input: 'asset';
            readonly is: readonly import("../../india.js").CapitalAsset[];
        };
    };
    readonly indexedCost: {
        readonly kind: "list";
        readonly label: "Cost by the index";
        readonly item: "Cost";
        readonly unit: "inr";
        readonly role: "detail";
        readonly when: {
            readonly input: 'asset';
            readonly is: readonly import("../../india.js").CapitalAsset[];
        };
    };
}>>;
