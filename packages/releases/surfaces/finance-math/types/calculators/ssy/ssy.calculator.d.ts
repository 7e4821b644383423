export declare const ssyCalculator: import("../calculator.js").Calculator<import("../calculator.js").WithText<{
    readonly yearlyTiming: {
        readonly kind: 'choice';
        readonly label: 'Paid';
        readonly default: 'start-of-year';
        readonly options: {
            readonly 'start-of-year': 'By 5 April';
            readonly 'end-of-year': 'In late March';
        };
        readonly advanced: true;
        readonly when: {
            readonly input: 'mode';
            readonly is: readonly ['yearly'];
        };
    };
    readonly monthlyTiming: {
        readonly kind: 'choice';
        readonly label: 'Paid';
        readonly default: 'monthly-by-5th';
        readonly options: {
            readonly 'monthly-by-5th': 'By the 5th';
            readonly 'monthly-after-5th': 'After the 5th';
        };
        readonly advanced: true;
        readonly when: {
            readonly input: 'mode';
            readonly is: readonly ['monthly'];
        };
    };
    readonly mode: {
        readonly kind: 'choice';
        readonly label: 'Deposits';
        readonly isMode: true;
        readonly default: 'yearly';
        readonly options: {
            readonly yearly: 'Once a year';
            readonly monthly: 'Every month';
        };
    };
    readonly yearlyDeposit: {
        readonly kind: 'number';
        readonly label: 'Deposit a year';
        readonly unit: 'inr';
        readonly max: 150000;
        readonly default: 100000;
        readonly when: {
            readonly input: 'mode';
            readonly is: readonly ['yearly'];
        };
        readonly min: 250;
        readonly step: 250;
    };
    readonly monthlyDeposit: {
        readonly kind: 'number';
        readonly label: 'Deposit a month';
        readonly unit: 'inr';
        readonly min: 50;
        readonly max: 12500;
        readonly step: 50;
        readonly default: 5000;
        readonly when: {
            readonly input: 'mode';
            readonly is: readonly ['monthly'];
        };
    };
    readonly girlAge: {
        readonly kind: "number";
        readonly label: "Her age at the opening";
        readonly help: "An account can be opened before she is ten";
        readonly unit: "age";
        readonly min: 0;
        readonly max: 9;
        readonly step: 1;
        readonly default: 3;
        readonly granularity: 1;
    };
    readonly annualRatePercent: {
        readonly kind: "number";
        readonly label: "Interest rate a year";
        readonly unit: "percent";
        readonly min: 4;
        readonly max: 12;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 0.1;
        readonly default: number;
    };
}>, import("../calculator.js").WithText<{
    readonly maturity: {
        readonly label: "Balance after 21 years";
        readonly unit: "inr";
        readonly role: "headline";
    };
    readonly paidIn: {
        readonly label: "Paid in";
        readonly unit: "inr";
        readonly role: "part";
    };
    readonly totalInterest: {
        readonly label: "Interest";
        readonly unit: "inr";
        readonly role: "part";
    };
    readonly balanceAfterDeposits: {
        readonly label: "Balance after 15 years of deposits";
        readonly unit: "inr";
        readonly role: "detail";
    };
    readonly ageAtMaturity: {
        readonly label: "Her age at the end";
        readonly unit: "age";
        readonly role: "detail";
    };
}>>;
