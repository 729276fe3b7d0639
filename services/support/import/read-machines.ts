import type { ReportProblem } from '#seed/schema/problem.ts';
import { fieldsOf, type SeedFields } from '#seed/schema/seed-fields.ts';
import { readYamlList } from '#seed/schema/yaml-file.ts';
import {
  contractKinds,
  machineStates,
  type OwnField,
  type SoftwareStep,
  serviceKinds,
} from '../machine/machine.ts';
import { day, dayOrNone, entries, oneOf, shaped, wholeNumber } from './portal-fields.ts';
import type { SeedMachine, SeedServiceEntry } from './seed-portal.ts';

const file = 'machines.yaml';
const ids = {
  machine: /^M-\d{4}$/,
  organisation: /^ORG-\d{6}$/,
  location: /^LOC-\d{6}-\d$/,
  product: /^[a-z0-9-]+$/,
  language: /^[a-z]{2}$/,
} as const;

export async function readMachines(directory: string, report: ReportProblem): Promise<SeedMachine[]> {
  const list = await readYamlList(directory, file, report);
  const machines = list.map((entry) => {
    const id = String(entry.id);
    const fields = fieldsOf(entry, file, id, report);
    const machine = readMachine(fields, { file, name: id, report });
    fields.done();
    return machine;
  });
  reportTwice(machines, report);
  return machines;
}

type Place = { file: string; name: string; report: ReportProblem };

function readMachine(fields: SeedFields, at: Place): SeedMachine {
  const softwareHistory = entries(fields, 'software', at, readStep);
  const service = entries(fields, 'service', at, readServiceEntry);
  const visits = service.filter(({ kind }) => kind !== 'commissioning' && kind !== 'training');
  const organisationId = shaped(fields, 'organisation', ids.organisation);
  const locationId = shaped(fields, 'location', ids.location);
  if (locationId.slice(4, 10) !== organisationId.slice(4))
    fields.report('location', 'is of another organisation');
  return {
    id: shaped(fields, 'id', ids.machine),
    organisationId,
    locationId,
    productSlug: fields.take('product') === undefined ? null : shaped(fields, 'product', ids.product),
    model: fields.text('model'),
    serialNumber: fields.text('serialNumber'),
    ownName: fields.textOr('ownName', ''),
    brand: fields.text('brand'),
    line: fields.textOr('line', ''),
    yearOfConstruction: wholeNumber(fields, 'year'),
    commissionedAt: dayOrNone(fields, 'commissioned'),
    softwareVersion: softwareHistory[0]?.version ?? '',
    softwareHistory,
    warrantyUntil: dayOrNone(fields, 'warrantyUntil'),
    contract: oneOf(fields, 'contract', contractKinds),
    status: oneOf(fields, 'status', machineStates),
    lastServiceAt: newest(visits),
    legacyId: fields.text('legacyId'),
    notes: fields.textOr('notes', ''),
    ownFields: entries(fields, 'ownFields', at, readOwnField),
    service,
  };
}

function readStep(fields: SeedFields): SoftwareStep {
  return { version: fields.text('version'), since: day(fields, 'since') };
}

function readOwnField(fields: SeedFields): OwnField {
  return { name: fields.text('name'), value: fields.text('value') };
}

function readServiceEntry(fields: SeedFields): SeedServiceEntry {
  return {
    doneOn: day(fields, 'date'),
    kind: oneOf(fields, 'kind', serviceKinds),
    report: fields.text('report'),
    language: shaped(fields, 'language', ids.language),
    technician: fields.text('technician'),
  };
}

function newest(visits: readonly SeedServiceEntry[]): string | null {
  return (
    visits
      .map(({ doneOn }) => doneOn)
      .sort()
      .at(-1) ?? null
  );
}

function reportTwice(machines: readonly SeedMachine[], report: ReportProblem): void {
  for (const field of ['id', 'legacyId', 'serialNumber'] as const) {
    const seen = new Set<string>();
    for (const machine of machines) {
      if (seen.has(machine[field]))
        report({ file, field: `${machine.id}/${field}`, message: 'is there twice' });
      seen.add(machine[field]);
    }
  }
}
