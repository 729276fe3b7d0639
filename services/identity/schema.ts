import './access/access.graphql.ts';
import './access/change-access.graphql.ts';
import './audit/audit.graphql.ts';
import './credential/password/password.graphql.ts';
import './customer/customer.graphql.ts';
import './customer/customer-changes.graphql.ts';
import './credential/proof.graphql.ts';
import './credential/second-factor.graphql.ts';
import './credential/sign-in.graphql.ts';
import './invitation/invitation.graphql.ts';
import './joining/joining.graphql.ts';
import './organisation/change-membership.graphql.ts';
import './organisation/organisation.graphql.ts';
import './organisation/organisation-directory.graphql.ts';
import './person/administer-sign-in.graphql.ts';
import './person/delete-person.graphql.ts';
import './email-change/email-change.graphql.ts';
import './invitation/invite-many.graphql.ts';
import './invitation/invite-person.graphql.ts';
import './person/people.graphql.ts';
import './person/person.graphql.ts';
import './person/profile.graphql.ts';
import './person/person-status.graphql.ts';
import { accountsRules } from '#contracts/editing/operations.ts';
import { guardOperations } from '#services/foundation/editing/guard-operations.ts';
import { builder } from './builder.ts';

/** What `contracts/accounts/schema.graphql` describes; a test compares the two. */
export const schema = guardOperations(builder.toSchema(), accountsRules);
