import { parseFlows } from '../parse-many.js';
export declare const xirrCalculator: import("../calculator.js").Calculator<import("../calculator.js").WithText<{
    readonly flows: {
        readonly kind: "date-flows";
        readonly parse: typeof parseFlows;
        readonly label: "Payments";
        readonly help: "Money paid in is negative, money received (and today’s value) is positive";
        readonly unit: "inr";
        readonly minItems: 2;
        readonly maxItems: 10000;
        readonly default: readonly [{
            readonly date: "2024-01-01";
            readonly amount: -100000;
        }, {
            readonly date: "2025-01-01";
            readonly amount: -100000;
        }, {
            readonly date: "2026-01-01";
            readonly amount: 240000;
        }];
    };
}>, import("../calculator.js").WithText<{
    readonly xirrPercent: {
        readonly label: "XIRR";
        readonly unit: "percent";
        readonly role: "headline";
    };
    readonly paidIn: {
        readonly label: "Paid in";
        readonly unit: "inr";
        readonly role: "detail";
    };
    readonly received: {
        readonly label: "Received";
        readonly unit: "inr";
        readonly role: "detail";
    };
    readonly gain: {
        readonly label: "Gain";
        readonly unit: "inr";
        readonly role: "detail";
        readonly rest: {
            readonly plus: readonly ["received"];
            readonly minus: readonly ["paidIn"];
        };
    };
}>>;
