import * as v from 'valibot';
import { machineFieldNames, machineFields, serviceKinds } from '#contracts/support/machine-fields.ts';
import { declaredFields } from '../declared-fields.ts';
import { day, getList, language, locationId, organisationId, shaped, slug, text } from '../values.ts';

const visit = v.pipe(
  v.strictObject({ date: day, kind: v.picklist(serviceKinds), report: text, language, technician: text }),
  v.transform(({ date, ...entry }) => ({ ...entry, doneOn: date })),
);

/** All fields except those derived from the machine's software and service visits. */
const statedFields = machineFieldNames.filter(
  (name) => name !== 'softwareVersion' && name !== 'lastServiceAt',
);

/** machines.yaml: the machines of customers, with their software, newest first, and service visits. */
export const machine = v.pipe(
  v.strictObject({
    id: shaped(/^M-\d{4}$/, 'M-0001'),
    organisation: organisationId,
    location: locationId,
    product: v.nullish(slug, null),
    ...declaredFields(machineFields, statedFields),
    software: getList(v.strictObject({ version: text, since: day })),
    legacyId: text,
    ownFields: getList(v.strictObject({ name: text, value: v.string() })),
    service: getList(visit),
  }),
  v.forward(
    v.partialCheck(
      [['organisation'], ['location']],
      ({ organisation, location }) => location.startsWith(organisation.replace('ORG', 'LOC')),
      'is of another organisation',
    ),
    ['location'],
  ),
  v.transform(({ organisation, location, product, software, ...machine }) => ({
    ...machine,
    organisationId: organisation,
    locationId: location,
    productSlug: product,
    softwareVersion: software[0]?.version ?? '',
    softwareHistory: software,
    lastServiceAt: newest(machine.service),
  })),
);

/** The day of the last service visit. */
function newest(service: readonly v.InferOutput<typeof visit>[]): string | null {
  const visits = service.filter(({ kind }) => kind !== 'commissioning' && kind !== 'training');
  return visits.reduce<string | null>((day, { doneOn }) => (day && day > doneOn ? day : doneOn), null);
}
