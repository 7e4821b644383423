export interface ApyContribution {
    monthlyContribution: number;
    nomineeCorpus: number;
}
export declare function apyContribution(input: {
    joiningAge: number;
    monthlyPension: number;
}): ApyContribution;
