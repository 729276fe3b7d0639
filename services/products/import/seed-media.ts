import { readdir } from 'node:fs/promises';
import type { SeedFields } from '#seed/schema/seed-fields.ts';

/** The files beside the catalogue to which it refers by name. */
export type Media = {
  /** The name, of a file that is there; a problem is reported otherwise. Null: the field is empty. */
  file: (fields: SeedFields, field: string, kind: keyof typeof kinds) => string | null;
  named: (fields: SeedFields, field: string, name: string, kind: keyof typeof kinds) => string;
};

const kinds = {
  picture: /\.(?:webp|png|jpe?g|avif|svg)$/,
  paper: /\.(?:pdf|zip)$/,
  film: /\.(?:mp4|webm)$/,
  model: /\.glb$/,
} as const;

export async function openMedia(directory: string): Promise<Media> {
  const names = new Set(await readdir(directory).catch(() => []));
  const named: Media['named'] = (fields, field, name, kind) => {
    if (!kinds[kind].test(name)) fields.report(field, `"${name}" is no ${kind}`);
    else if (!names.has(name)) fields.report(field, `there is no ${name} in the media directory`);
    return name;
  };
  return {
    named,
    file(fields, field, kind) {
      const name = fields.textOr(field, null);
      return name === null ? null : named(fields, field, name, kind);
    },
  };
}
