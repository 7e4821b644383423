export declare const sipCalculator: import("../calculator.js").Calculator<import("../calculator.js").WithText<{
    readonly mode: {
        readonly kind: 'choice';
        readonly label: 'Investment';
        readonly isMode: true;
        readonly default: 'sip';
        readonly options: {
            readonly sip: 'SIP';
            readonly 'lump-sum': 'Lump sum';
        };
    };
    readonly monthlyInvestment: {
        readonly kind: 'number';
        readonly label: 'Monthly investment';
        readonly unit: 'inr';
        readonly min: 100;
        readonly max: 1000000;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 100;
        readonly default: 5000;
        readonly typingCap: 1000000;
        readonly when: {
            input: string;
            is: string[];
        };
    };
    readonly principal: {
        readonly kind: 'number';
        readonly label: 'Lump sum';
        readonly unit: 'inr';
        readonly min: 100;
        readonly max: 10000000;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 100;
        readonly default: 100000;
        readonly typingCap: 10000000;
        readonly filledBy: 'net-worth';
        readonly when: {
            input: string;
            is: string[];
        };
    };
    readonly annualRatePercent: {
        readonly kind: 'number';
        readonly label: 'Expected return a year';
        readonly unit: 'percent';
        readonly min: 1;
        readonly max: 30;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 0.1;
        readonly default: 12;
    };
    readonly years: {
        readonly kind: 'number';
        readonly label: 'Time';
        readonly unit: 'years';
        readonly min: 1;
        readonly max: 50;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 1;
        readonly default: 10;
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
        readonly when: {
            input: string;
            is: string[];
        };
    };
}>, import("../calculator.js").WithText<{
    readonly futureValue: {
        readonly label: 'Future value';
        readonly unit: 'inr';
        readonly role: 'headline';
    };
    readonly totalInvested: {
        readonly label: 'Invested amount';
        readonly unit: 'inr';
        readonly role: 'part';
    };
    readonly gain: {
        readonly label: 'Estimated returns';
        readonly unit: 'inr';
        readonly role: 'part';
    };
}>>;
