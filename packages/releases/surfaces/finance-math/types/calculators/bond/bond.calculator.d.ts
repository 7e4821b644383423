export declare const bondCalculator: import("../calculator.js").Calculator<import("../calculator.js").WithText<{
    readonly mode: {
        readonly kind: "choice";
        readonly label: "Find";
        readonly isMode: true;
        readonly default: "yield";
        readonly options: {
            readonly yield: "The yield";
            readonly price: "The price";
        };
    };
    readonly faceValue: {
        readonly kind: "number";
        readonly label: "Face value";
        readonly unit: "inr";
        readonly min: 100;
        readonly max: 100000;
        readonly limits: {
            readonly min: 1;
            readonly max: 1000000000;
        };
        readonly step: 100;
        readonly default: 1000;
    };
    readonly couponPercent: {
        readonly kind: "number";
        readonly label: "Coupon a year";
        readonly unit: "percent";
        readonly min: 0;
        readonly max: 20;
        readonly limits: {
            readonly min: 0;
            readonly max: 100;
        };
        readonly step: 0.05;
        readonly default: 9;
    };
    readonly frequency: {
        readonly kind: "choice";
        readonly label: "Coupons are paid";
        readonly default: "2";
        readonly options: {
            readonly '1': "Once a year";
            readonly '2': "Twice a year";
            readonly '4': "Each quarter";
            readonly '12': "Each month";
        };
    };
    readonly years: {
        readonly kind: "number";
        readonly label: "Years to maturity";
        readonly help: "In whole coupon periods: the price is that right after a coupon";
        readonly unit: "years";
        readonly min: 1;
        readonly max: 40;
        readonly limits: {
            readonly min: 1;
            readonly max: 100;
        };
        readonly step: 1;
        readonly default: 5;
        readonly granularity: 1;
    };
    readonly price: {
        readonly kind: "number";
        readonly label: "Price";
        readonly unit: "inr";
        readonly min: 50;
        readonly max: 150000;
        readonly limits: {
            readonly min: 0.01;
            readonly max: 10000000000;
        };
        readonly step: 5;
        readonly default: 950;
        readonly when: {
            readonly input: 'mode';
            readonly is: readonly ['yield'];
        };
    };
    readonly yieldPercent: {
        readonly kind: "number";
        readonly label: "Yield a year";
        readonly unit: "percent";
        readonly min: 0;
        readonly max: 25;
        readonly limits: {
            readonly min: -50;
            readonly max: 1000;
        };
        readonly step: 0.05;
        readonly default: 10;
        readonly when: {
            readonly input: 'mode';
            readonly is: readonly ['price'];
        };
    };
    readonly taxPercent: {
        readonly kind: "number";
        readonly label: "Tax on the coupons";
        readonly help: "By your slab; what is gained on the price is not in it";
        readonly unit: "percent";
        readonly min: 0;
        readonly max: 43;
        readonly limits: {
            readonly min: 0;
            readonly max: 100;
        };
        readonly step: 0.1;
        readonly default: 0;
    };
}>, import("../calculator.js").WithText<{
    readonly foundYield: {
        readonly label: "Yield to maturity";
        readonly unit: "percent";
        readonly role: "headline";
        readonly decimals: 3;
        readonly when: {
            readonly input: 'mode';
            readonly is: readonly ['yield'];
        };
    };
    readonly foundPrice: {
        readonly label: "Price of the bond";
        readonly unit: "inr";
        readonly role: "headline";
        readonly when: {
            readonly input: 'mode';
            readonly is: readonly ['price'];
        };
    };
    readonly afterTaxYieldPercent: {
        readonly label: "Yield after tax";
        readonly unit: "percent";
        readonly role: "part";
        readonly decimals: 3;
    };
    readonly currentYieldPercent: {
        readonly label: "Coupons of a year, of the price";
        readonly unit: "percent";
        readonly role: "detail";
        readonly decimals: 3;
    };
    readonly effectivePercent: {
        readonly label: "Effective yield a year";
        readonly unit: "percent";
        readonly role: "detail";
        readonly decimals: 3;
    };
    readonly coupon: {
        readonly label: "One coupon";
        readonly unit: "inr";
        readonly role: "detail";
    };
    readonly totalCoupons: {
        readonly label: "Coupons in all";
        readonly unit: "inr";
        readonly role: "detail";
    };
}>>;
