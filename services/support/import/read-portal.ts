import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Problem, ReportProblem } from '#services/foundation/seed-files/problem.ts';
import { readMachines } from './read-machines.ts';
import { readLicences, readReleases } from './read-releases.ts';
import type { SeedPortal } from './seed-portal.ts';

/**
 * Reads a directory of the portal's sample data.
 * @returns what was understood, and everything that must be put right before it can be imported
 */
export async function readPortal(directory: string): Promise<{ portal: SeedPortal; problems: Problem[] }> {
  const problems: Problem[] = [];
  const report: ReportProblem = (problem) => problems.push(problem);
  const packages = new Set(await readdir(join(directory, 'packages')).catch(() => []));
  return {
    portal: {
      machines: await readMachines(directory, report),
      releases: await readReleases(directory, packages, report),
      licences: await readLicences(directory, report),
    },
    problems,
  };
}
