import type { ContractKind, MachineState, OwnField, SoftwareStep } from '#contracts/support/machines.ts';

/** A machine as statements give it; days are texts: `2024-06-11`. */
export type MachineRow = {
  id: string;
  organisationId: string;
  locationId: string;
  productSlug: string | null;
  model: string;
  serialNumber: string;
  ownName: string;
  brand: string;
  line: string;
  yearOfConstruction: number;
  commissionedAt: string | null;
  softwareVersion: string;
  softwareHistory: SoftwareStep[];
  warrantyUntil: string | null;
  contract: ContractKind;
  status: MachineState;
  lastServiceAt: string | null;
  legacyId: string;
  notes: string;
  ownFields: OwnField[];
};

/** The columns of {@link MachineRow}, of a machine called `m`. */
export const machineColumns = `m.id, m.organisation_id AS "organisationId", m.location_id AS "locationId",
  m.product_slug AS "productSlug", m.model, m.serial_number AS "serialNumber", m.own_name AS "ownName", m.brand, m.line,
  m.year_of_construction AS "yearOfConstruction", m.commissioned_at::text AS "commissionedAt",
  m.software_version AS "softwareVersion", m.software_history AS "softwareHistory",
  m.warranty_until::text AS "warrantyUntil", m.contract, m.status, m.last_service_at::text AS "lastServiceAt",
  m.legacy_id AS "legacyId", m.notes, m.own_fields AS "ownFields"`;
