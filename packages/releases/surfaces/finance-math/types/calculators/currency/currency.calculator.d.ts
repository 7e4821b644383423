export declare const currencyCalculator: import("../calculator.js").Calculator<import("../calculator.js").WithText<{
    readonly amount: {
        readonly kind: "number";
        readonly label: "Amount";
        readonly unit: "currency";
        readonly currencyInput: "from";
        readonly min: 1;
        readonly max: 1000000000000;
        readonly limits: {
            readonly min: 1;
            readonly max: 1000000000000000;
        };
        readonly step: 1;
        readonly default: 1;
    };
    readonly from: {
        readonly kind: "currency-code";
        readonly label: "From";
        readonly default: "USD";
    };
    readonly to: {
        readonly kind: "currency-code";
        readonly label: "To";
        readonly default: "INR";
    };
    readonly rate: {
        readonly kind: "number";
        readonly label: "Exchange rate";
        readonly help: "Units of the second currency for one of the first";
        readonly unit: "number";
        readonly min: 1e-9;
        readonly max: 1000000000;
        readonly step: 1e-9;
        readonly default: 1;
        readonly filledBy: "exchange-rate";
    };
}>, import("../calculator.js").WithText<{
    readonly converted: {
        readonly label: "Converted amount";
        readonly unit: "currency";
        readonly currencyInput: "to";
        readonly role: "headline";
    };
    readonly inverseRate: {
        readonly label: "Rate the other way";
        readonly unit: "number";
        readonly role: "detail";
    };
}>>;
