export declare const brokerageCalculator: import("../calculator.js").Calculator<import("../calculator.js").WithText<{
    readonly segment: {
        readonly kind: "choice";
        readonly label: "Traded";
        readonly default: "delivery";
        readonly options: {
            readonly delivery: "Shares, delivered";
            readonly intraday: "Shares, within the day";
            readonly futures: "Futures";
            readonly options: "Options";
        };
    };
    readonly buyPrice: {
        readonly kind: 'number';
        readonly unit: 'inr';
        readonly max: 10000;
        readonly step: 1;
        readonly label: "Bought at";
        readonly help: "A share or unit; of options the premium";
        readonly min: 1;
        readonly limits: {
            readonly min: 0.01;
            readonly max: 1000000000;
        };
        readonly default: 1000;
    };
    readonly sellPrice: {
        readonly kind: 'number';
        readonly unit: 'inr';
        readonly max: 10000;
        readonly step: 1;
        readonly label: "Sold at";
        readonly min: 0;
        readonly limits: {
            readonly min: 0;
            readonly max: 1000000000;
        };
        readonly default: 1100;
    };
    readonly quantity: {
        readonly kind: "number";
        readonly label: "Quantity";
        readonly unit: "number";
        readonly min: 1;
        readonly max: 10000;
        readonly limits: {
            readonly min: 1;
            readonly max: 1000000000;
        };
        readonly step: 1;
        readonly default: 400;
        readonly granularity: 1;
    };
    readonly brokeragePercent: {
        readonly kind: "number";
        readonly label: "Brokerage, of each side";
        readonly unit: "percent";
        readonly min: 0;
        readonly max: 1;
        readonly limits: {
            readonly min: 0;
            readonly max: 100;
        };
        readonly step: 0.01;
        readonly default: 0.03;
    };
    readonly brokerageCap: {
        readonly kind: "number";
        readonly label: "Brokerage at most, a side";
        readonly unit: "inr";
        readonly min: 0;
        readonly max: 500;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 1;
        readonly default: 20;
    };
    readonly exchange: {
        readonly kind: "choice";
        readonly label: "Exchange";
        readonly default: "nse";
        readonly options: {
            readonly nse: "NSE";
            readonly bse: "BSE";
        };
        readonly when: {
            readonly input: "segment";
            readonly is: readonly ["delivery", "intraday"];
        };
    };
    readonly dpCharge: {
        readonly kind: "number";
        readonly label: "Depository charge of the sale";
        readonly unit: "inr";
        readonly min: 0;
        readonly max: 50;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 0.5;
        readonly default: 15;
        readonly when: {
            readonly input: "segment";
            readonly is: readonly ["delivery"];
        };
    };
}>, import("../calculator.js").WithText<{
    readonly netProfit: {
        readonly label: "Left after all charges";
        readonly unit: "inr";
        readonly role: "headline";
        readonly rest: {
            readonly plus: readonly ["grossProfit"];
            readonly minus: readonly ["totalCharges"];
        };
    };
    readonly totalCharges: {
        readonly label: "All charges";
        readonly unit: "inr";
        readonly role: "headline";
    };
    readonly brokerage: {
        readonly label: "Brokerage";
        readonly unit: "inr";
        readonly role: "part";
    };
    readonly stt: {
        readonly label: "Securities transaction tax";
        readonly unit: "inr";
        readonly role: "part";
    };
    readonly exchangeCharges: {
        readonly label: "Exchange charges";
        readonly unit: "inr";
        readonly role: "part";
    };
    readonly sebiCharges: {
        readonly label: "SEBI charges";
        readonly unit: "inr";
        readonly role: "part";
    };
    readonly stampDuty: {
        readonly label: "Stamp duty";
        readonly unit: "inr";
        readonly role: "part";
    };
    readonly gst: {
        readonly label: "GST";
        readonly unit: "inr";
        readonly role: "part";
    };
    readonly depository: {
        readonly label: "Depository";
        readonly unit: "inr";
        readonly role: "part";
    };
    readonly grossProfit: {
        readonly label: "Profit before charges";
        readonly unit: "inr";
        readonly role: "detail";
    };
    readonly turnover: {
        readonly label: "Turnover";
        readonly unit: "inr";
        readonly role: "detail";
    };
    readonly breakEvenMove: {
        readonly label: "The price must rise by";
        readonly unit: "inr";
        readonly role: "detail";
    };
}>>;
