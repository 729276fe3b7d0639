import { joiningModes, waysToAsk } from '#contracts/identity/joining.ts';
import { builder } from '../builder.ts';
import { getViewer } from '../caller.ts';
import { Organisation } from '../organisation/organisation.graphql.ts';
import { askToJoin, findJoinRequests, type JoinRequestRow } from './ask-to-join.ts';
import {
  allowEmailDomain,
  disallowEmailDomain,
  type EmailDomainRow,
  findEmailDomains,
  findOffers,
  getAllowableDomain,
  joinByEmail,
  type Offer,
} from './email-domains.ts';

const WayToAsk = builder.enumType('WayToAsk', { values: waysToAsk });
export const JoiningModeEnum = builder.enumType('JoiningMode', {
  description: 'Of people with a confirmed address there: an administrator decides, or they join at once.',
  values: joiningModes,
});

const JoinRequest = builder.objectRef<JoinRequestRow>('JoinRequest').implement({
  description: 'What one has asked and nobody has answered; whether anybody was found is not told.',
  fields: (t) => ({
    id: t.exposeID('id'),
    way: t.expose('way', { type: WayToAsk }),
    value: t.exposeString('value', { description: 'As one wrote it.' }),
    askedAt: t.expose('askedAt', { type: 'DateTime' }),
  }),
});

const JoinOffer = builder.objectRef<Offer>('JoinOffer').implement({
  description: 'An organisation that lets people with an address like the viewer’s join.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Of the organisation.' }),
    name: t.exposeString('name'),
    domain: t.exposeString('domain'),
    joining: t.expose('joining', { type: JoiningModeEnum }),
  }),
});

export const EmailDomain = builder.objectRef<EmailDomainRow>('EmailDomain').implement({
  fields: (t) => ({
    domain: t.exposeString('domain'),
    joining: t.expose('joining', { type: JoiningModeEnum }),
    organisation: t.field({
      type: Organisation,
      async resolve({ organisationId }, _, caller) {
        const found = await caller.read().organisation(organisationId);
        if (!found) throw new Error(`There is no organisation ${organisationId}`);
        return found;
      },
    }),
  }),
});

builder.queryFields((t) => ({
  joinRequests: t.field({
    type: [JoinRequest],
    description: 'UAD-01: what the viewer has asked, newest first.',
    resolve: async (_, __, caller) => findJoinRequests(caller.connection, (await getViewer(caller)).id),
  }),
  joinOffers: t.field({
    type: [JoinOffer],
    description: 'UAD-01: of the viewer’s confirmed address.',
    resolve: async (_, __, caller) => findOffers(caller.connection, (await getViewer(caller)).id),
  }),
  emailDomains: t.field({
    type: [EmailDomain],
    description: 'UAD-01: what is allowed in the organisations in which the viewer administers people.',
    resolve: (_, __, caller) => findEmailDomains(caller),
  }),
  allowableDomain: t.string({
    nullable: true,
    description: 'The domain of the viewer’s own address; null: of a provider, where anybody can have one.',
    resolve: async (_, __, caller) => getAllowableDomain(await getViewer(caller)),
  }),
}));

builder.mutationFields((t) => ({
  askToJoin: t.boolean({
    description:
      'UAD-01: asks to belong to a company known by a serial number, its name or our number. The answer is the same whether there is one or not; administrators, or our own people, hear of it.',
    args: {
      key: t.arg.id({
        required: true,
        description: 'A UUID made by whoever asks: sending it twice is sending it once.',
      }),
      way: t.arg({ type: WayToAsk, required: true }),
      value: t.arg.string({ required: true }),
      town: t.arg.string({ defaultValue: '', description: 'Of the company.' }),
      workplace: t.arg.string({ defaultValue: '', description: 'For whoever decides.' }),
    },
    async resolve(_, { key, way, value, town, workplace }, caller) {
      await askToJoin(caller, { key, way, value, town: town ?? '', workplace: workplace ?? '' });
      return true;
    },
  }),
  joinByEmail: t.boolean({
    description: 'UAD-01: takes an offer; gives whether the viewer belongs to the organisation now.',
    args: { organisation: t.arg.id({ required: true }) },
    resolve: (_, { organisation }, caller) => joinByEmail(caller, organisation),
  }),
  allowEmailDomain: t.boolean({
    description:
      'UAD-01: lets people join whose address is at the domain of the administrator’s own. CONFLICT with the reason `publicMail` or `notMember`; PROOF_REQUIRED as with second factors.',
    args: {
      organisation: t.arg.id({ required: true }),
      joining: t.arg({ type: JoiningModeEnum, required: true }),
    },
    async resolve(_, { organisation, joining }, caller) {
      await allowEmailDomain(caller, organisation, joining);
      return true;
    },
  }),
  disallowEmailDomain: t.boolean({
    description: 'UAD-01.',
    args: { organisation: t.arg.id({ required: true }), domain: t.arg.string({ required: true }) },
    async resolve(_, { organisation, domain }, caller) {
      await disallowEmailDomain(caller, organisation, domain);
      return true;
    },
  }),
}));
