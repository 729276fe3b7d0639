export declare function unpackArchive(compressed: string, folder: string): Promise<void>;
