import type { ResultOf } from 'gql.tada';
import type { peopleOperations } from './people-operations.ts';

type Operations = typeof peopleOperations;

/** The data of the list. */
export type PeopleData = ResultOf<Operations['people']>;
/** The data of a person's page. */
export type PersonData = ResultOf<Operations['person']>;
export type SeenPerson = NonNullable<PersonData['person']>;
export type SeenAccess = SeenPerson['accesses'][number];
/** A request of a person for an access. */
export type AccessRequest = { readonly person: SeenPerson; readonly access: SeenAccess };
export type Organisations = PersonData['organisations'];
export type InvitationChoices = ResultOf<Operations['invitationChoices']>;
export type InvitationReport = ResultOf<Operations['inviteMany']>['inviteMany'];
export type Trail = ResultOf<Operations['personTrail']>['audit'];
