import * as v from 'valibot';
import {
  fileKinds,
  platforms,
  releaseFieldNames,
  releaseFields,
  softwareKeys,
} from '#contracts/support/releases.ts';
import { declaredFields } from '../declared-fields.ts';
import { day, fileAmong, getList, language, organisationId, shaped, wholeNumber } from '../values.ts';

const { releasedOn, ...declared } = declaredFields(releaseFields, releaseFieldNames);

/** releases.yaml: the releases in the download centre. `packages`: the names of existing files. */
export const release = (packages: ReadonlySet<string>) =>
  v.pipe(
    v.strictObject({
      id: shaped(/^[a-z0-9][a-z0-9.-]{1,98}$/, 'lumen-plan-9.2.0'),
      ...declared,
      date: releasedOn,
      notes: v.pipe(
        v.record(
          language as v.GenericSchema<string>,
          v.pipe(v.array(v.string()), v.minLength(1, 'is empty')),
        ),
        v.check(
          (notes) => notes.en !== undefined,
          'must be lists of lines by language, with English among them',
        ),
      ),
      files: getList(
        v.strictObject({
          name: fileAmong(packages, 'packages'),
          kind: v.picklist(fileKinds),
          platform: v.picklist(platforms),
          language: v.nullish(language, null),
        }),
      ),
    }),
    v.transform(({ date, ...release }) => ({ ...release, releasedOn: date })),
  );

/** licences.yaml: licences of on-premise software. */
export const licence = v.pipe(
  v.strictObject({
    id: shaped(/^LIC-\d{6}-\d\d$/, 'LIC-100106-01'),
    organisation: organisationId,
    software: v.picklist(softwareKeys),
    seats: wholeNumber,
    computer: v.nullish(v.string(), ''),
    validUntil: v.nullish(day, null),
  }),
  v.transform(({ organisation, ...licence }) => ({ ...licence, organisationId: organisation })),
);
