export declare const cardPayoffCalculator: import("../calculator.js").Calculator<import("../calculator.js").WithText<{
    readonly mode: {
        readonly kind: "choice";
        readonly label: "Paid every month";
        readonly isMode: true;
        readonly default: "fixed";
        readonly options: {
            readonly fixed: "A fixed amount";
            readonly minimum: "The minimum due";
        };
    };
    readonly balance: {
        readonly kind: "number";
        readonly label: "Owed on the card";
        readonly unit: "inr";
        readonly min: 1000;
        readonly max: 1000000;
        readonly limits: {
            readonly min: 1;
            readonly max: 1000000000;
        };
        readonly step: 1000;
        readonly default: 100000;
    };
    readonly annualRatePercent: {
        readonly kind: "number";
        readonly label: "Interest rate a year";
        readonly help: "3.5 % a month are 42 % a year";
        readonly unit: "percent";
        readonly min: 12;
        readonly max: 48;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 0.5;
        readonly default: 42;
    };
    readonly monthlyPayment: {
        readonly kind: "number";
        readonly label: "Payment a month";
        readonly unit: "inr";
        readonly min: 500;
        readonly max: 200000;
        readonly limits: {
            readonly min: 1;
            readonly max: 1000000000;
        };
        readonly step: 500;
        readonly default: 10000;
        readonly when: {
            readonly input: 'mode';
            readonly is: readonly ['fixed'];
        };
    };
    readonly minimumPercent: {
        readonly kind: "number";
        readonly label: "Minimum due, of what is owed";
        readonly unit: "percent";
        readonly min: 1;
        readonly max: 20;
        readonly limits: {
            readonly min: 1;
            readonly max: 100;
        };
        readonly step: 0.5;
        readonly default: 5;
        readonly when: {
            readonly input: 'mode';
            readonly is: readonly ['minimum'];
        };
    };
    readonly floor: {
        readonly kind: "number";
        readonly label: "At least";
        readonly unit: "inr";
        readonly min: 100;
        readonly max: 2000;
        readonly limits: {
            readonly min: 10;
            readonly max: 1000000000;
        };
        readonly step: 100;
        readonly default: 200;
        readonly when: {
            readonly input: 'mode';
            readonly is: readonly ['minimum'];
        };
    };
    readonly plusInterest: {
        readonly kind: "choice";
        readonly label: "Interest comes on top of it";
        readonly default: "no";
        readonly options: {
            readonly yes: "Yes";
            readonly no: "No";
        };
        readonly when: {
            readonly input: 'mode';
            readonly is: readonly ['minimum'];
        };
    };
}>, import("../calculator.js").WithText<{
    readonly months: {
        readonly label: "Paid off in";
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
}>>;
