import { parseDate } from '../parse-date.js';
import { parseRows } from '../parse-many.js';
export declare const costAveragingCalculator: import("../calculator.js").Calculator<import("../calculator.js").WithText<{
    readonly purchases: {
        readonly kind: "rows";
        readonly parse: typeof parseRows;
        readonly label: "Purchases";
        readonly help: "The day, the price of one, and the money spent";
        readonly item: "Purchase";
        readonly columns: {
            readonly date: {
                readonly kind: 'date';
                readonly parse: typeof parseDate;
                readonly unit: 'date';
                readonly min: '1950-01-01';
                readonly max: '2099-12-31';
                readonly label: "Date";
                readonly default: "2026-01-01";
                readonly heads: readonly ["day"];
            };
            readonly price: {
                readonly kind: 'number';
                readonly unit: 'inr';
                readonly min: 1;
                readonly max: 10000;
                readonly limits: {
                    readonly min: 0.01;
                    readonly max: 1000000000;
                };
                readonly step: 1;
                readonly label: "Price";
                readonly default: 100;
                readonly heads: readonly ["rate", "nav", "quote"];
            };
            readonly amount: {
                readonly kind: "number";
                readonly label: "Amount";
                readonly unit: "inr";
                readonly min: 100;
                readonly max: 1000000;
                readonly limits: {
                    readonly min: 0.01;
                    readonly max: 1000000000;
                };
                readonly step: 500;
                readonly default: 5000;
                readonly heads: readonly ["invested", "spent", "value", "total"];
            };
        };
        readonly minItems: 1;
        readonly maxItems: 1000;
        readonly default: readonly [{
            readonly date: "2026-01-05";
            readonly price: 250;
            readonly amount: 10000;
        }, {
            readonly date: "2026-02-05";
            readonly price: 200;
            readonly amount: 10000;
        }, {
            readonly date: "2026-03-05";
            readonly price: 160;
            readonly amount: 10000;
        }, {
            readonly date: "2026-04-06";
            readonly price: 200;
            readonly amount: 10000;
        }];
    };
    readonly valueDate: {
        readonly kind: 'date';
        readonly parse: typeof parseDate;
        readonly unit: 'date';
        readonly min: '1950-01-01';
        readonly max: '2099-12-31';
        readonly label: "Worth on";
        readonly default: "2026-10-05";
    };
    readonly valuePrice: {
        readonly kind: 'number';
        readonly unit: 'inr';
        readonly min: 1;
        readonly max: 10000;
        readonly limits: {
            readonly min: 0.01;
            readonly max: 1000000000;
        };
        readonly step: 1;
        readonly label: "Price on that day";
        readonly default: 230;
    };
}>, import("../calculator.js").WithText<{
    readonly averageCost: {
        readonly label: "Average cost";
        readonly unit: "inr";
        readonly role: "headline";
    };
    readonly value: {
        readonly label: "Worth now";
        readonly unit: "inr";
        readonly role: "headline";
    };
    readonly invested: {
        readonly label: "Invested";
        readonly unit: "inr";
        readonly role: "detail";
    };
    readonly gain: {
        readonly label: "Gain";
        readonly unit: "inr";
        readonly role: "detail";
        readonly rest: {
            readonly plus: readonly ["value"];
            readonly minus: readonly ["invested"];
        };
    };
    readonly absolutePercent: {
        readonly label: "Gain of what was invested";
        readonly unit: "percent";
        readonly role: "detail";
        readonly decimals: 2;
    };
    readonly xirrPercent: {
        readonly kind: "list";
        readonly label: "A year (XIRR)";
        readonly item: "XIRR";
        readonly unit: "percent";
        readonly role: "detail";
    };
    readonly units: {
        readonly label: "Bought in all";
        readonly unit: "number";
        readonly role: "detail";
    };
    readonly lumpValue: {
        readonly label: "Bought at once on the first day";
        readonly unit: "inr";
        readonly role: "detail";
    };
    readonly ahead: {
        readonly label: "Ahead of buying at once";
        readonly unit: "inr";
        readonly role: "detail";
        readonly rest: {
            readonly plus: readonly ["value"];
            readonly minus: readonly ["lumpValue"];
        };
    };
    readonly maxDrawdownPercent: {
        readonly label: "Deepest fall of the price";
        readonly unit: "percent";
        readonly role: "detail";
        readonly decimals: 2;
    };
}>>;
