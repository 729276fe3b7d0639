import './enquiry/enquiry.graphql.ts';
import './enquiry/files/enquiry-files.graphql.ts';
import './enquiry/inbox.graphql.ts';
import './installed-base/installed-base.graphql.ts';
import './installed-base/installed-base-changes.graphql.ts';
import './machine/machine-actions.graphql.ts';
import './machine/machine-list.graphql.ts';
import './machine/machine-owners.graphql.ts';
import './machine/machine-tree.graphql.ts';
import './place/places-in-use.graphql.ts';
import './release/download-centre.graphql.ts';
import './release/managed-release.graphql.ts';
import './release/wire-flow/wire-flow.graphql.ts';
import './service-link/service-link.graphql.ts';
import './subscription/announcement.graphql.ts';
import './subscription/subscription.graphql.ts';
import './ticket/list/find-tickets.graphql.ts';
import './ticket/create/ticket-choices.graphql.ts';
import './ticket/ticket-mutations.graphql.ts';
import './ticket/triage/triage.graphql.ts';
import './webhook/webhook.graphql.ts';
import './whitepaper/whitepaper.graphql.ts';
import { supportRules } from '#contracts/editing/operations.ts';
import { guardOperations } from '#services/foundation/editing/guard-operations.ts';
import { builder } from './builder.ts';

/** What `contracts/support/schema.graphql` describes; a test compares the two. */
export const schema = guardOperations(builder.toSchema(), supportRules);
