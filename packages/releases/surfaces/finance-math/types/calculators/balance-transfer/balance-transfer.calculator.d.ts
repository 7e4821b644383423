export declare const balanceTransferCalculator: import("../calculator.js").Calculator<import("../calculator.js").WithText<{
    readonly outstanding: {
        readonly kind: 'number';
        readonly unit: 'inr';
        readonly min: 100000;
        readonly max: 10000000;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 1000;
        readonly label: "Still owed";
        readonly default: 4000000;
    };
    readonly annualRatePercent: {
        readonly kind: 'number';
        readonly unit: 'percent';
        readonly min: 1;
        readonly max: 20;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 0.1;
        readonly label: "Rate you pay now";
        readonly default: 9.2;
    };
    readonly years: {
        readonly kind: 'number';
        readonly unit: 'years';
        readonly min: 1;
        readonly max: 30;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 1;
        readonly granularity: 12;
        readonly label: "Time that is left";
        readonly default: 15;
    };
    readonly newAnnualRatePercent: {
        readonly kind: "number";
        readonly label: "Rate of the new lender";
        readonly unit: "percent";
        readonly min: 1;
        readonly max: 20;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 0.1;
        readonly default: 8.4;
    };
    readonly processingFee: {
        readonly kind: "number";
        readonly label: "Fee of the new lender";
        readonly help: "Without the tax on it";
        readonly unit: "inr";
        readonly min: 0;
        readonly max: 100000;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 500;
        readonly default: 10000;
    };
    readonly otherCosts: {
        readonly kind: "number";
        readonly label: "Other costs";
        readonly help: "Stamp duty, papers, valuation; a charge for closing a fixed rate";
        readonly unit: "inr";
        readonly min: 0;
        readonly max: 200000;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 500;
        readonly default: 15000;
    };
    readonly gstPercent: {
        readonly kind: "number";
        readonly label: "GST on the fee";
        readonly unit: "percent";
        readonly min: 0;
        readonly max: 40;
        readonly limits: {
            readonly min: 0;
            readonly max: 100;
        };
        readonly step: 1;
        readonly default: 18;
        readonly advanced: true;
    };
}>, import("../calculator.js").WithText<{
    readonly saving: {
        readonly label: "Saved by moving";
        readonly unit: "inr";
        readonly role: "headline";
    };
    readonly breakEvenMonths: {
        readonly kind: "list";
        readonly label: "Months to break even";
        readonly item: "Month";
        readonly unit: "number";
        readonly role: "part";
    };
    readonly newInterest: {
        readonly label: "Interest with the new lender";
        readonly unit: "inr";
        readonly role: "part";
    };
    readonly cost: {
        readonly label: "Cost of moving";
        readonly unit: "inr";
        readonly role: "part";
    };
    readonly interestLeft: {
        readonly label: "Interest left without moving";
        readonly unit: "inr";
        readonly role: "detail";
    };
    readonly emi: {
        readonly label: "Instalment now";
        readonly unit: "inr";
        readonly role: "detail";
    };
    readonly newEmi: {
        readonly label: "New instalment";
        readonly unit: "inr";
        readonly role: "detail";
    };
    readonly emiFall: {
        readonly label: "Less to pay each month";
        readonly unit: "inr";
        readonly role: "detail";
        readonly rest: {
            readonly plus: readonly ["emi"];
            readonly minus: readonly ["newEmi"];
        };
    };
}>>;
