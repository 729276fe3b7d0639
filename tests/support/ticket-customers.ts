import type { TestOrganisation } from './signed-in.ts';
import { signInPeople } from './signed-in.ts';

const location = (id: string, city: string, country: string, timeZone: string) => ({
  id,
  name: city,
  city,
  country,
  timeZone,
});

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

/** Two customers with two people each, one of whom lacks the service or is suspended, and our own service. */
export function ticketCustomers() {
  return signInPeople(organisations, {
    eva: { name: 'Eva Brandt', language: 'de', uses: { 'ORG-1': ['ticketing', 'inventory'] } },
    jan: { name: 'Jan Vogt', uses: { 'ORG-1': ['ticketing'] } },
    luis: { name: 'Luis Ortega', language: 'es', uses: { 'ORG-2': ['ticketing'], 'ORG-1': ['inventory'] } },
    kim: { name: 'Kim Dalton', uses: { 'ORG-2': ['inventory'] } },
    gone: { name: 'Former User', active: false, uses: { 'ORG-1': ['ticketing'] } },
    nina: { name: 'Nina Frei', isEmployee: true, uses: { 'ORG-9': ['ticketing', 'inventory'] } },
  });
}

/** Machines of theirs, as rows of `support.machine`. */
export const ticketMachines = `INSERT INTO support.machine
  (id, organisation_id, location_id, model, serial_number, brand, year_of_construction, status, legacy_id) VALUES
  ('M-1', 'ORG-1', 'LOC-1-1', 'Reuss 455', '455.1187', 'k', 2019, 'inService', 'A1'),
  ('M-2', 'ORG-1', 'LOC-1-2', 'Emme 420', 'S-21-00418', 'k', 2021, 'inService', 'A2'),
  ('M-3', 'ORG-2', 'LOC-2-1', 'Reuss 520', '520.0300', 'k', 2020, 'inService', 'A3'),
  ('M-4', 'ORG-1', 'LOC-1-1', 'Reuss 560', '560.0307', 'k', 2014, 'decommissioned', 'A4')`;
