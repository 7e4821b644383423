export declare const marriageCalculator: import("../calculator.js").Calculator<import("../calculator.js").WithText<{
    readonly costToday: {
        readonly kind: 'number';
        readonly unit: 'inr';
        readonly min: 0;
        readonly limits: import("../input-limits.js").InputRange;
        readonly label: 'It costs today';
        readonly max: 20000000;
        readonly step: 50000;
        readonly default: 2000000;
    };
    readonly inflationPercent: {
        readonly kind: 'number';
        readonly unit: 'percent';
        readonly min: 0;
        readonly max: 20;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 0.5;
        readonly label: 'It gets dearer a year';
        readonly default: 8;
    };
    readonly returnPercent: {
        readonly kind: 'number';
        readonly unit: 'percent';
        readonly min: 0;
        readonly max: 20;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 0.5;
        readonly label: 'Return a year';
        readonly default: 11;
    };
    readonly savedToday: {
        readonly kind: 'number';
        readonly unit: 'inr';
        readonly min: 0;
        readonly limits: import("../input-limits.js").InputRange;
        readonly label: 'Saved for it already';
        readonly max: 20000000;
        readonly step: 10000;
        readonly default: 0;
    };
    readonly years: {
        readonly kind: "number";
        readonly label: "The wedding is in";
        readonly unit: "years";
        readonly min: 1;
        readonly max: 30;
        readonly limits: {
            readonly min: 1;
            readonly max: 60;
        };
        readonly step: 1;
        readonly default: 15;
        readonly granularity: 1;
    };
}>, import("../calculator.js").WithText<{
    readonly monthlySip: {
        readonly label: 'To invest a month';
        readonly unit: 'inr';
        readonly role: 'headline';
    };
    readonly costThen: {
        readonly label: 'It costs then';
        readonly unit: 'inr';
        readonly role: 'headline';
    };
    readonly savedThen: {
        readonly label: 'What is saved becomes';
        readonly unit: 'inr';
        readonly role: 'part';
    };
    readonly missing: {
        readonly label: 'Still missing then';
        readonly unit: 'inr';
        readonly role: 'part';
    };
    readonly onceToday: {
        readonly label: 'Or to invest once, today';
        readonly unit: 'inr';
        readonly role: 'detail';
    };
    readonly invested: {
        readonly label: 'Invested month by month';
        readonly unit: 'inr';
        readonly role: 'detail';
    };
}>>;
