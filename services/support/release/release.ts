/** What the download centre offers; the first is wire flow for customers' own computers. */
export const softwareKeys = ['wireFlowOnPremise', 'lumenPlan', 'lumenTrace', 'wirelaneGateway'] as const;
export type SoftwareKey = (typeof softwareKeys)[number];

/** `preview`: for those who want to try what comes. */
export const channels = ['stable', 'preview'] as const;
export type Channel = (typeof channels)[number];

export const fileKinds = ['installer', 'update', 'manual', 'notes'] as const;
export type FileKind = (typeof fileKinds)[number];

export const platforms = ['any', 'windows', 'linux', 'machine'] as const;
export type Platform = (typeof platforms)[number];

/** The lines of a release's notes, by language; English is always there. */
export type NotesByLanguage = { [language: string]: string[] };
