import { carriesRole, roles } from '#contracts/identity/roles.ts';
import { builder } from '#services/support/builder.ts';
import { withRole } from '#services/support/viewer/viewer.ts';
import { findReleases } from '../find-releases.ts';
import { Release, type SeenRelease, seenRelease } from '../release.graphql.ts';
import { findLicences, type LicenceRow, licenceState, licenceStates } from './licence.ts';

const WireFlowUserType = builder.enumType('WireFlowUserType', { values: ['cloud', 'onprem'] as const });
const LicenceState = builder.enumType('LicenceState', { values: licenceStates });

const Licence = builder.objectRef<LicenceRow>('Licence').implement({
  fields: (t) => ({
    id: t.exposeID('id', { description: 'As in its papers: LIC-100106-01.' }),
    seats: t.exposeInt('seats'),
    computer: t.exposeString('computer', { description: 'That it is bound to, or empty: not yet.' }),
    validUntil: t.exposeString('validUntil', { nullable: true, description: 'A day; null: for ever.' }),
    state: t.field({
      type: LicenceState,
      resolve: (licence) => licenceState(licence, new Date().toISOString().slice(0, 10)),
    }),
  }),
});

type WireFlow = {
  userType: 'cloud' | 'onprem';
  address: string | null;
  installer: SeenRelease | undefined;
  licences: LicenceRow[];
};

const WireFlowType = builder.objectRef<WireFlow>('WireFlow').implement({
  description: 'WFL-01: how the viewer uses wire flow.',
  fields: (t) => ({
    userType: t.expose('userType', { type: WireFlowUserType }),
    address: t.exposeString('address', {
      nullable: true,
      description: 'Of wire flow in the cloud; null for those who run it on computers of their own.',
    }),
    installer: t.expose('installer', {
      type: Release,
      nullable: true,
      description: 'The newest for computers of one’s own; null in the cloud.',
    }),
    licences: t.expose('licences', { type: [Licence], description: 'For computers of one’s own.' }),
  }),
});

builder.queryField('wireFlow', (t) =>
  t.field({
    type: WireFlowType,
    async resolve(_, _args, { connection, viewer: who, serviceAddresses }): Promise<WireFlow> {
      const viewer = withRole(await who(), roles.wireFlow);
      if (!carriesRole(viewer.roles, roles.onPremise)) {
        const address = serviceAddresses.wireFlow ?? null;
        return { userType: 'cloud', address, installer: undefined, licences: [] };
      }
      const releases = await findReleases(connection, 'wireFlowOnPremise');
      const newest = releases.find(({ channel }) => channel === 'stable');
      const licences = await findLicences(
        connection,
        viewer.organisations.map(({ id }) => id),
      );
      return {
        userType: 'onprem',
        address: null,
        installer: newest && seenRelease(newest, viewer),
        licences: licences.filter(({ software }) => software === 'wireFlowOnPremise'),
      };
    },
  }),
);
