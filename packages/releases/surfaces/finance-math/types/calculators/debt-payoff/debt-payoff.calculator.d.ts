import { parseRows } from '../parse-many.js';
export declare const debtPayoffCalculator: import("../calculator.js").Calculator<import("../calculator.js").WithText<{
    readonly debts: {
        readonly kind: "rows";
        readonly parse: typeof parseRows;
        readonly label: "Debts";
        readonly help: "What is owed on each, its interest rate, and the least that has to be paid every month";
        readonly item: "Debt";
        readonly columns: {
            readonly balance: {
                readonly kind: "number";
                readonly label: "Owed";
                readonly unit: "inr";
                readonly min: 1000;
                readonly max: 1000000;
                readonly limits: {
                    readonly min: 1;
                    readonly max: 1000000000;
                };
                readonly step: 1000;
                readonly default: 50000;
                readonly heads: readonly ["balance", "outstanding", "principal", "amount", "loan"];
            };
            readonly annualRatePercent: {
                readonly kind: "number";
                readonly label: "Rate a year";
                readonly unit: "percent";
                readonly min: 0;
                readonly max: 48;
                readonly limits: import("../input-limits.js").InputRange;
                readonly step: 0.5;
                readonly default: 12;
                readonly heads: readonly ["interest", "apr", "roi", "%"];
            };
            readonly minimum: {
                readonly kind: "number";
                readonly label: "Least a month";
                readonly unit: "inr";
                readonly min: 0;
                readonly max: 100000;
                readonly limits: {
                    readonly min: 0;
                    readonly max: 1000000000;
                };
                readonly step: 500;
                readonly default: 2000;
                readonly heads: readonly ["minimum", "min", "emi", "instalment", "installment", "payment", "due"];
            };
        };
        readonly minItems: 1;
        readonly maxItems: 20;
        readonly default: readonly [{
            readonly balance: 80000;
            readonly annualRatePercent: 36;
            readonly minimum: 4000;
        }, {
            readonly balance: 250000;
            readonly annualRatePercent: 14;
            readonly minimum: 8500;
        }, {
            readonly balance: 40000;
            readonly annualRatePercent: 18;
            readonly minimum: 2000;
        }];
    };
    readonly extra: {
        readonly kind: "number";
        readonly label: "Extra a month";
        readonly help: "Beyond what has to be paid";
        readonly unit: "inr";
        readonly min: 0;
        readonly max: 100000;
        readonly limits: {
            readonly min: 0;
            readonly max: 1000000000;
        };
        readonly step: 500;
        readonly default: 5000;
    };
    readonly strategy: {
        readonly kind: "choice";
        readonly label: "The extra goes first to the";
        readonly default: "avalanche";
        readonly options: {
            readonly avalanche: "Highest rate";
            readonly snowball: "Smallest debt";
        };
    };
}>, import("../calculator.js").WithText<{
    readonly months: {
        readonly label: "Free of debt after";
        readonly unit: "months";
        readonly role: "headline";
    };
    readonly owed: {
        readonly label: "Owed today";
        readonly unit: "inr";
        readonly role: "part";
    };
    readonly totalInterest: {
        readonly label: "Interest";
        readonly unit: "inr";
        readonly role: "part";
    };
    readonly totalPaid: {
        readonly label: "Paid in all";
        readonly unit: "inr";
        readonly role: "detail";
    };
    readonly budget: {
        readonly label: "Paid every month";
        readonly unit: "inr";
        readonly role: "detail";
    };
    readonly paidOffMonths: {
        readonly kind: "list";
        readonly label: "Paid off after, debt by debt";
        readonly item: "Debt";
        readonly unit: "months";
        readonly role: "detail";
    };
    readonly otherMonths: {
        readonly label: "The other order takes";
        readonly unit: "months";
        readonly role: "detail";
    };
    readonly otherInterest: {
        readonly label: "Interest by the other order";
        readonly unit: "inr";
        readonly role: "detail";
    };
    readonly interestSaved: {
        readonly label: "Saved against the other order";
        readonly unit: "inr";
        readonly role: "detail";
        readonly rest: {
            readonly plus: readonly ["otherInterest"];
            readonly minus: readonly ["totalInterest"];
        };
    };
    readonly minimumsInterest: {
        readonly kind: "list";
        readonly label: "Interest without the extra";
        readonly item: "Interest";
        readonly unit: "inr";
        readonly role: "detail";
    };
    readonly growing: {
        readonly label: "Debts whose least is below their interest";
        readonly unit: "number";
        readonly role: "detail";
    };
}>>;
