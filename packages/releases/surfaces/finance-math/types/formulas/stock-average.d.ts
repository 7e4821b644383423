export interface Purchase {
    quantity: number;
    price: number;
}
export interface StockAverageResult {
    averagePrice: number;
    totalQuantity: number;
    totalCost: number;
}
export declare function stockAverage(input: {
    purchases: readonly Purchase[];
}): StockAverageResult;
