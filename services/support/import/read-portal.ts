import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Problem, ReportProblem } from '#seed/schema/problem.ts';
import { readMachines } from './read-machines.ts';
import { readPeople, readPlaces } from './read-people.ts';
import { readLicences, readReleases } from './read-releases.ts';
import { readTickets } from './read-tickets.ts';
import type { SeedPortal } from './seed-portal.ts';

/**
 * Reads a directory of the portal's sample data, and pictures and films from the directory beside it.
 * @returns what was understood, and everything that must be put right before it can be imported
 */
export async function readPortal(
  directory: string,
  mediaDirectory: string = join(directory, '..', 'media'),
): Promise<{ portal: SeedPortal; problems: Problem[] }> {
  const problems: Problem[] = [];
  const report: ReportProblem = (problem) => problems.push(problem);
  const packages = await namesIn(join(directory, 'packages'));
  const machines = await readMachines(directory, report);
  const people = await readPeople(directory, report);
  const places = await readPlaces(directory, report);
  const media = await namesIn(mediaDirectory);
  return {
    portal: {
      machines,
      releases: await readReleases(directory, packages, report),
      licences: await readLicences(directory, report),
      people,
      tickets: await readTickets(directory, { machines, people, places, media, report }),
    },
    problems,
  };
}

async function namesIn(directory: string): Promise<ReadonlySet<string>> {
  return new Set(await readdir(directory).catch(() => []));
}
