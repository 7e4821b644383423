export interface CardWords {
    calculation: string;
    verified: string;
    notVerified: string;
    given: string;
    open: string;
    computed: string;
    computedOnOthers: string;
    names: Readonly<Record<string, string>>;
}
