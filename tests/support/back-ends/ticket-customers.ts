import type { MachineRow } from '#services/support/machine/machine-row.ts';
import { location } from '../records/organisations.ts';
import type { TestOrganisation } from './signed-in.ts';
import { signInPeople } from './signed-in.ts';

const organisations: Record<string, TestOrganisation> = {
  'ORG-1': {
    name: 'Nordlicht',
    locations: [
      location('LOC-1-1', 'Hof', 'DE', 'Europe/Berlin'),
      location('LOC-1-2', 'Plauen', 'DE', 'Europe/Berlin'),
    ],
  },
  'ORG-2': { name: 'Bajío', locations: [location('LOC-2-1', 'León', 'MX', 'America/Mexico_City')] },
  'ORG-9': { name: 'Group', locations: [location('LOC-9-1', 'Dierikon', 'CH', 'Europe/Zurich')] },
};

/**
 * Two customers with two people each, one of whom lacks the service or is suspended, and our own service
 * staff.
 */
export function ticketCustomers() {
  return signInPeople(organisations, {
    eva: { name: 'Eva Brandt', language: 'de', uses: { 'ORG-1': ['ticketing', 'inventory'] } },
    jan: { name: 'Jan Vogt', uses: { 'ORG-1': ['ticketing'] } },
    luis: { name: 'Luis Ortega', language: 'es', uses: { 'ORG-2': ['ticketing'], 'ORG-1': ['inventory'] } },
    kim: { name: 'Kim Dalton', uses: { 'ORG-2': ['inventory'] } },
    gone: { name: 'Former User', active: false, uses: { 'ORG-1': ['ticketing'] } },
    nina: { name: 'Nina Frei', isEmployee: true, uses: { 'ORG-9': ['ticketing', 'inventory'] } },
    rolf: { name: 'Rolf Amstutz', isEmployee: true, uses: { 'ORG-9': ['ticketing'] } },
  });
}

const inUse = { ownName: '', status: 'inService' } as const;

/** Their machines, for `addMachines`. */
export const ticketMachines: readonly Partial<MachineRow>[] = [
  { model: 'Reuss 455', serialNumber: '455.1187', ...inUse },
  { id: 'M-2', locationId: 'LOC-1-2', model: 'Emme 420', serialNumber: 'S-21-00418', ...inUse },
  {
    id: 'M-3',
    organisationId: 'ORG-2',
    locationId: 'LOC-2-1',
    model: 'Reuss 520',
    serialNumber: '520.0300',
    ...inUse,
  },
  { id: 'M-4', model: 'Reuss 560', serialNumber: '560.0307', ownName: '', status: 'decommissioned' },
];
