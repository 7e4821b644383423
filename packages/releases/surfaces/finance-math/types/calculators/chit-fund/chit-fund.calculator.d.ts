export declare const chitFundCalculator: import("../calculator.js").Calculator<import("../calculator.js").WithText<{
    readonly chitValue: {
        readonly kind: "number";
        readonly label: "Value of the chit";
        readonly unit: "inr";
        readonly min: 10000;
        readonly max: 5000000;
        readonly limits: {
            readonly min: 1;
            readonly max: 1000000000000;
        };
        readonly step: 10000;
        readonly default: 500000;
    };
    readonly members: {
        readonly kind: 'number';
        readonly step: 1;
        readonly granularity: 1;
        readonly label: "Members";
        readonly help: "As many months as members";
        readonly unit: "number";
        readonly min: 5;
        readonly max: 60;
        readonly limits: {
            readonly min: 2;
            readonly max: 200;
        };
        readonly default: 20;
    };
    readonly yourMonth: {
        readonly kind: 'number';
        readonly limits: {
            readonly min: 1;
            readonly max: 200;
        };
        readonly step: 1;
        readonly granularity: 1;
        readonly label: "You take it in month";
        readonly unit: "number";
        readonly min: 1;
        readonly max: 60;
        readonly default: 3;
    };
    readonly yourDiscountPercent: {
        readonly kind: 'number';
        readonly unit: 'percent';
        readonly min: 0;
        readonly max: 40;
        readonly limits: {
            readonly min: 0;
            readonly max: 99;
        };
        readonly step: 1;
        readonly label: "Your bid: discount";
        readonly default: 25;
    };
    readonly othersDiscountPercent: {
        readonly kind: 'number';
        readonly unit: 'percent';
        readonly min: 0;
        readonly max: 40;
        readonly limits: {
            readonly min: 0;
            readonly max: 99;
        };
        readonly step: 1;
        readonly label: "Discount of the other months";
        readonly default: 15;
    };
    readonly commissionPercent: {
        readonly kind: "number";
        readonly label: "Commission of the foreman";
        readonly unit: "percent";
        readonly min: 0;
        readonly max: 7;
        readonly limits: {
            readonly min: 0;
            readonly max: 50;
        };
        readonly step: 0.5;
        readonly default: 5;
    };
}>, import("../calculator.js").WithText<{
    readonly youReceive: {
        readonly label: "You receive";
        readonly unit: "inr";
        readonly role: "headline";
    };
    readonly effectiveAnnualPercent: {
        readonly label: "Rate a year";
        readonly unit: "percent";
        readonly role: "headline";
        readonly decimals: 2;
        readonly mayBeNone: true;
    };
    readonly totalPaid: {
        readonly label: "You pay in all";
        readonly unit: "inr";
        readonly role: "part";
    };
    readonly difference: {
        readonly label: "Paid beyond what is received";
        readonly unit: "inr";
        readonly role: "detail";
        readonly rest: {
            readonly plus: readonly ["totalPaid"];
            readonly minus: readonly ["youReceive"];
        };
    };
    readonly firstInstalment: {
        readonly label: "Paid in most months";
        readonly unit: "inr";
        readonly role: "detail";
    };
}>>;
