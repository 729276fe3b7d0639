import { useMemo } from 'react';
import type { OperationError } from '#web/apps/frame/fetch-operation.ts';
import type { SaveResult } from '../../document/document-store.ts';
import type { Editor } from '../../editor.ts';
import { freshId } from '../../form/edits.ts';
import { type FieldProblem, type RecordForm, useRecordForm } from '../form/record-form.ts';
import type { EditedOrganisation } from './organisation-operations.ts';

export type PlaceDraft = EditedOrganisation['locations'][number];

/** An organisation in the form. `id` is its number, which only a new one sets. */
export type OrganisationDraft = Pick<
  EditedOrganisation,
  'id' | 'kind' | 'name' | 'city' | 'country' | 'subRegion'
> & {
  readonly locations: readonly PlaceDraft[];
};

export type OrganisationForm = RecordForm<OrganisationDraft>;

/** Locations are merged by their ids. */
const fields = { locations: { kind: 'list', fields: {} } };

/** Ids of locations that the back end has not numbered yet. */
const isNewPlace = (id: string) => id.startsWith('new-');

export function newPlace(draft: OrganisationDraft): PlaceDraft {
  const taken = draft.locations.map(({ id }) => id.replace(/^new-/, ''));
  const { city, country } = draft.locations.length === 0 ? draft : { city: '', country: draft.country };
  const { timeZone = '' } = draft.locations.at(-1) ?? {};
  return { id: `new-${freshId(taken)}`, name: city, city, country, timeZone };
}

function draftOf(organisation: EditedOrganisation): OrganisationDraft {
  const { id, kind, name, city, country, subRegion, locations } = organisation;
  return { id, kind, name, city, country, subRegion, locations };
}

const blank: OrganisationDraft = {
  id: '',
  kind: 'customer',
  name: '',
  city: '',
  country: '',
  subRegion: '',
  locations: [],
};

/** Edits an organisation; undefined: a new one. `onCreated` gets its number. */
export function useOrganisationForm(
  { sendMutation }: Pick<Editor, 'sendMutation'>,
  organisation: EditedOrganisation | undefined,
  onCreated: (id: string) => void = () => {},
): OrganisationForm {
  const send = async (
    draft: OrganisationDraft,
    revision: number,
  ): Promise<SaveResult<OrganisationDraft, FieldProblem>> => {
    const input = writtenInput(draft);
    if (!organisation) {
      const operation = draft.kind === 'internal' ? 'createOwnOrganisation' : 'createOrganisation';
      const created = await sendMutation('accounts', operation, { id: draft.id, input });
      onCreated(created.createOrganisation.id);
      return savedAs(created.createOrganisation);
    }
    const { changeOrganisation } = await sendMutation('accounts', 'changeOrganisation', {
      ...{ id: organisation.id, revision, input },
    });
    const { isConflict, organisation: theirs } = changeOrganisation;
    if (!isConflict) return savedAs(theirs);
    return { kind: 'conflict', revision: theirs.revision, draft: draftOf(theirs), by: theirs.changedBy };
  };
  // Stays the same object for the same organisation: another one would count as a change on the server.
  const draft = useMemo(() => (organisation ? draftOf(organisation) : blank), [organisation]);
  return useRecordForm<OrganisationDraft>({
    opened: { draft, revision: organisation?.revision ?? 0 },
    isNew: !organisation,
    copy: ['organisation', organisation?.id ?? 'new'],
    fields,
    send,
    problemsOf,
  });
}

function writtenInput({ name, city, country, subRegion, locations }: OrganisationDraft) {
  const places = locations.map((place) => ({ ...place, id: isNewPlace(place.id) ? '' : place.id }));
  return { name, city, country, subRegion, locations: places };
}

function savedAs(organisation: EditedOrganisation) {
  const { revision } = organisation;
  return { kind: 'saved', revision, problems: [], draft: draftOf(organisation) } as const;
}

/** The back end names locations by position, the form by id. */
function problemsOf(
  { code, fields: wrong, details }: OperationError,
  { locations }: OrganisationDraft,
): readonly FieldProblem[] | undefined {
  if (code === 'CONFLICT' && details.reason === 'placeInUse') return [{ field: 'locations', code: 'inUse' }];
  if (code !== 'BAD_USER_INPUT') return undefined;
  const problems = Object.entries(wrong).map(([field, problem]) => {
    const [list, index, name] = field.split('/');
    const place = name === undefined ? undefined : locations[Number(index)];
    return { field: place ? `${list}/${place.id}/${name}` : field, code: problem };
  });
  return problems.length > 0 ? problems : undefined;
}
