export declare const memoryArgs: string[];
export declare const memoryEnv: Record<string, string>;
