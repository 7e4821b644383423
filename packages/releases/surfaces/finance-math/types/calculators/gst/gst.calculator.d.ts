export declare const gstCalculator: import("../calculator.js").Calculator<import("../calculator.js").WithText<{
    readonly mode: {
        readonly kind: "choice";
        readonly label: "The amount is";
        readonly isMode: true;
        readonly default: "add";
        readonly options: {
            readonly add: "Without GST";
            readonly remove: "With GST";
        };
    };
    readonly amount: {
        readonly kind: "number";
        readonly label: "Amount";
        readonly unit: "inr";
        readonly min: 100;
        readonly max: 1000000;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 100;
        readonly default: 10000;
    };
    readonly rate: {
        readonly kind: "choice";
        readonly label: "GST rate";
        readonly help: "12 % and 28 % ended on 21 September 2025; they are under “Another rate”";
        readonly default: "18";
        readonly options: Readonly<Record<string, string>>;
    };
    readonly otherPercent: {
        readonly kind: "number";
        readonly label: "Rate of the invoice";
        readonly unit: "percent";
        readonly min: 0;
        readonly max: 40;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 0.25;
        readonly default: 12;
        readonly when: {
            readonly input: "rate";
            readonly is: readonly ["other"];
        };
    };
    readonly supply: {
        readonly kind: "choice";
        readonly label: "Sold";
        readonly default: "within-state";
        readonly options: {
            readonly 'within-state': "In one state";
            readonly 'between-states': "Between states";
        };
    };
}>, import("../calculator.js").WithText<{
    readonly total: {
        readonly label: "Price with GST";
        readonly unit: "inr";
        readonly role: "headline";
        readonly when: {
            readonly input: 'mode';
            readonly is: readonly ['add'];
        };
    };
    readonly net: {
        readonly label: "Price without GST";
        readonly unit: "inr";
        readonly role: "headline";
        readonly when: {
            readonly input: 'mode';
            readonly is: readonly ['remove'];
        };
    };
    readonly base: {
        readonly label: "Price without GST";
        readonly unit: "inr";
        readonly role: "part";
        readonly when: {
            readonly input: 'mode';
            readonly is: readonly ['add'];
        };
    };
    readonly gst: {
        readonly label: "GST";
        readonly unit: "inr";
        readonly role: "part";
    };
    readonly cgst: {
        readonly label: "Central tax (CGST)";
        readonly unit: "inr";
        readonly role: "detail";
        readonly when: {
            readonly input: 'supply';
            readonly is: readonly ['within-state'];
        };
    };
    readonly sgst: {
        readonly label: "State tax (SGST)";
        readonly unit: "inr";
        readonly role: "detail";
        readonly when: {
            readonly input: 'supply';
            readonly is: readonly ['within-state'];
        };
        readonly rest: {
            readonly plus: readonly ["gst"];
            readonly minus: readonly ["cgst"];
        };
    };
    readonly igst: {
        readonly label: "Integrated tax (IGST)";
        readonly unit: "inr";
        readonly role: "detail";
        readonly when: {
            readonly input: "supply";
            readonly is: readonly ["between-states"];
        };
    };
}>>;
