export declare const packagedChromium: string;
