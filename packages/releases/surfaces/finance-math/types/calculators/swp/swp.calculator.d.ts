export declare const swpCalculator: import("../calculator.js").Calculator<import("../calculator.js").WithText<{
    readonly principal: {
        readonly kind: "number";
        readonly label: "Total investment";
        readonly unit: "inr";
        readonly min: 10000;
        readonly max: 10000000;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 1000;
        readonly default: 100000;
        readonly filledBy: "net-worth";
    };
    readonly monthlyWithdrawal: {
        readonly kind: "number";
        readonly label: "Monthly withdrawal";
        readonly unit: "inr";
        readonly min: 1000;
        readonly max: 100000;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 100;
        readonly default: 5000;
    };
    readonly annualRatePercent: {
        readonly kind: "number";
        readonly label: "Expected return a year";
        readonly unit: "percent";
        readonly min: 1;
        readonly max: 15;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 0.1;
        readonly default: 7;
    };
    readonly years: {
        readonly kind: "number";
        readonly label: "Time";
        readonly unit: "years";
        readonly min: 1;
        readonly max: 30;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 1;
        readonly default: 10;
        readonly granularity: 12;
    };
    readonly rateConvention: {
        readonly kind: 'choice';
        readonly label: 'Monthly rate';
        readonly help: 'Banks and most calculators divide the yearly rate by 12; fund companies take its twelfth root';
        readonly advanced: true;
        readonly default: 'nominal';
        readonly options: {
            readonly nominal: 'Yearly rate ÷ 12';
            readonly effective: 'Twelfth root of the yearly growth';
        };
    };
}>, import("../calculator.js").WithText<{
    readonly finalBalance: {
        readonly label: "Final balance";
        readonly unit: "inr";
        readonly role: "headline";
    };
    readonly totalWithdrawn: {
        readonly label: "Total withdrawn";
        readonly unit: "inr";
        readonly role: "headline";
    };
    readonly monthsPaid: {
        readonly label: "Months with a withdrawal";
        readonly unit: "months";
        readonly role: "detail";
    };
    readonly totalInterest: {
        readonly label: "Returns earned";
        readonly unit: "inr";
        readonly role: "detail";
        readonly rest: {
            readonly plus: readonly ["finalBalance", "totalWithdrawn"];
            readonly minus: readonly ["principal"];
        };
    };
}>>;
