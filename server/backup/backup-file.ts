import * as v from 'valibot';

/** The first entry of a backup. */
export const header = v.object({
  format: v.literal('ferrule backup 1'),
  program: v.string(),
  madeAt: v.pipe(v.string(), v.isoTimestamp()),
  migrations: v.record(v.pipe(v.string(), v.regex(/^[a-z_]+$/)), v.array(v.string())),
  tables: v.array(v.object({ schema: v.string(), name: v.string(), columns: v.array(v.string()) })),
  sequences: v.array(v.object({ name: v.string(), value: v.nullable(v.string()) })),
});
export type Header = v.InferOutput<typeof header>;

/** The last entry of a backup: the SHA-256 of every entry before, by its name. */
export const checksums = v.record(v.string(), v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)));

export const names = { header: 'backup.json', secret: 'secret', checksums: 'checksums.json' } as const;
