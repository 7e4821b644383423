import { parseNumbers } from '../parse-many.js';
export declare const npvIrrCalculator: import("../calculator.js").Calculator<import("../calculator.js").WithText<{
    readonly spent: {
        readonly kind: "number";
        readonly label: "Spent now";
        readonly unit: "inr";
        readonly min: 1000;
        readonly max: 10000000;
        readonly limits: {
            readonly min: 0.01;
            readonly max: 1000000000000;
        };
        readonly step: 1000;
        readonly default: 1000000;
    };
    readonly flows: {
        readonly kind: "list";
        readonly parse: typeof parseNumbers;
        readonly label: "Comes in, year by year";
        readonly help: "Negative where more is spent";
        readonly item: "Year";
        readonly unit: "inr";
        readonly min: -1000000000000;
        readonly max: 1000000000000;
        readonly step: 1000;
        readonly minItems: 1;
        readonly maxItems: 60;
        readonly default: readonly [250000, 300000, 350000, 400000, 450000];
    };
    readonly discountPercent: {
        readonly kind: 'number';
        readonly unit: 'percent';
        readonly min: 0;
        readonly max: 30;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 0.5;
        readonly label: "Discount rate a year";
        readonly help: "What the money would earn elsewhere";
        readonly default: 12;
    };
    readonly financePercent: {
        readonly kind: 'number';
        readonly unit: 'percent';
        readonly min: 0;
        readonly max: 30;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 0.5;
        readonly label: "Money spent later is set aside at";
        readonly default: 8;
        readonly advanced: true;
    };
    readonly reinvestPercent: {
        readonly kind: 'number';
        readonly unit: 'percent';
        readonly min: 0;
        readonly max: 30;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 0.5;
        readonly label: "Money that comes in earns";
        readonly default: 8;
        readonly advanced: true;
    };
}>, import("../calculator.js").WithText<{
    readonly npv: {
        readonly label: "Net present value (NPV)";
        readonly unit: "inr";
        readonly role: "headline";
    };
    readonly irrPercent: {
        readonly kind: "list";
        readonly label: "Rates of return (IRR)";
        readonly item: "IRR";
        readonly unit: "percent";
        readonly role: "headline";
    };
    readonly payback: {
        readonly kind: "list";
        readonly label: "Paid back after";
        readonly item: "Time";
        readonly unit: "years";
        readonly role: "detail";
    };
    readonly discountedPayback: {
        readonly kind: "list";
        readonly label: "Paid back with interest after";
        readonly item: "Time";
        readonly unit: "years";
        readonly role: "detail";
    };
    readonly mirrPercent: {
        readonly kind: "list";
        readonly label: "Modified rate of return (MIRR)";
        readonly item: "MIRR";
        readonly unit: "percent";
        readonly role: "detail";
    };
}>>;
