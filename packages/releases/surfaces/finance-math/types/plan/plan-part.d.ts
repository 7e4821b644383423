export interface PlanPartYear {
    paid: number;
    received: number;
    added: number;
    balance: number;
}
export interface PlanPart {
    kind: 'debt' | 'investment';
    start: number;
    lump: number;
    spent: number;
    property: number;
    years: readonly PlanPartYear[];
    afterPercent: number;
}
