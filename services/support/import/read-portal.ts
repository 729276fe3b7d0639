import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type * as v from 'valibot';
import { machine } from '#seed/schema/portal/machines.ts';
import { licence, release } from '#seed/schema/portal/releases.ts';
import { person, place } from '#seed/schema/portal/tickets.ts';
import type { Problem } from '#seed/schema/problem.ts';
import { openSeedFolder, type SeedEntries, type SeedEntry } from '#seed/schema/seed-folder.ts';
import { readTickets } from './read-tickets.ts';
import type { SeedTicket } from './seed-tickets.ts';

export type SeedMachine = v.InferOutput<typeof machine>;
/** A release whose files still are in the directory of packages. */
export type SeedRelease = v.InferOutput<ReturnType<typeof release>>;

/** The parsed and validated sample data of the portal. */
export type SeedPortal = {
  machines: SeedMachine[];
  releases: SeedRelease[];
  licences: v.InferOutput<typeof licence>[];
  /** The people who write in tickets. */
  people: v.InferOutput<typeof person>[];
  tickets: SeedTicket[];
};

/** Reports a problem of a record at a field of its file. */
type ReportRecord = (record: object, field: string, message: string) => void;

/**
 * Reads a directory of the portal's sample data, and pictures and films from the directory beside it.
 * @returns what was read, every problem that prevents the import, and a function to report more
 */
export async function readPortal(
  directory: string,
  mediaDirectory: string = join(directory, '..', 'media'),
): Promise<{ portal: SeedPortal; problems: Problem[]; report: ReportRecord }> {
  const folder = openSeedFolder(directory);
  const packages = await findNames(join(directory, 'packages'));
  const machines = await folder.readList('machines.yaml', machine, 'id');
  const people = await folder.readList('people.yaml', person, 'email');
  const places = await folder.readList('places.yaml', place, 'id');
  const releases = await folder.readList('releases.yaml', release(packages), 'id');
  const licences = await folder.readList('licences.yaml', licence, 'id');
  const media = await findNames(mediaDirectory);
  reportTwice(machines, 'legacyId');
  reportTwice(machines, 'serialNumber');
  reportShared(releases);
  return {
    portal: {
      machines: getValues(machines),
      releases: getValues(releases),
      licences: getValues(licences),
      people: getValues(people),
      tickets: await readTickets(folder, { machines, people, places, media }),
    },
    problems: folder.problems,
    report: (record, field, message) => {
      const entries = [machines, people, places, releases, licences].flatMap(
        (list) => list.entries as SeedEntry<object>[],
      );
      entries.find(({ value }) => value === record)?.report([field], message);
    },
  };
}

function getValues<Value>({ entries }: SeedEntries<Value>): Value[] {
  return entries.map(({ value }) => value);
}

function reportTwice<Field extends string>(
  { entries }: SeedEntries<Record<Field, string>>,
  field: Field,
): void {
  const seen = new Set<string>();
  for (const { value, report } of entries) {
    if (seen.has(value[field])) report([field], `"${value[field]}" appears twice`);
    seen.add(value[field]);
  }
}

/** A file belongs to one release. */
function reportShared({ entries }: SeedEntries<SeedRelease>): void {
  const seen = new Set<string>();
  for (const { value, report } of entries) {
    for (const [position, { name }] of value.files.entries()) {
      if (seen.has(name)) report(['files', position, 'name'], `${name} belongs to another release`);
      seen.add(name);
    }
  }
}

async function findNames(directory: string): Promise<ReadonlySet<string>> {
  return new Set(await readdir(directory).catch(() => []));
}
