export declare const languages: readonly ['en', 'hi', 'hinglish'];
export type Language = (typeof languages)[number];
