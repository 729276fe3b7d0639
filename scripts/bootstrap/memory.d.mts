export const memoryArgs: string[];
export const memoryEnv: Record<string, string>;
