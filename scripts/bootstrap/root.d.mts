export declare const root: string;
export declare const compiled: string;
