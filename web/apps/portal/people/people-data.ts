import type { ResultOf } from 'gql.tada';
import type { peopleOperations } from './people-operations.ts';

type Operations = typeof peopleOperations;

/** What the list shows. */
export type PeopleData = ResultOf<Operations['people']>;
/** What the page of one person shows. */
export type PersonData = ResultOf<Operations['person']>;
export type SeenPerson = NonNullable<PersonData['person']>;
export type SeenAccess = SeenPerson['accesses'][number];
/** Who asks for what. */
export type AccessRequest = { readonly person: SeenPerson; readonly access: SeenAccess };
export type Organisations = PersonData['organisations'];
export type InvitationChoices = ResultOf<Operations['invitationChoices']>;
export type InvitationReport = ResultOf<Operations['inviteMany']>['inviteMany'];
export type Trail = ResultOf<Operations['personTrail']>['audit'];
