export interface Text {
    readonly key: string;
    readonly en: string;
}
