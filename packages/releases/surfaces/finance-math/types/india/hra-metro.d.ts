export declare function hraMetro(input: {
    city: string;
    financialYear: string;
}): {
    metro: boolean;
};
