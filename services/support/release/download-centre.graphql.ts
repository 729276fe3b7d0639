import type { ApplicationKey } from '#contracts/identity/roles.ts';
import { type SoftwareKey, softwareKeys, softwareNames } from '#contracts/support/releases.ts';
import { builder } from '../builder.ts';
import { withSomeService } from './download-rights.ts';
import { findReleases, type ReleaseRow } from './find-releases.ts';
import { Release, releaseEnums, type SeenRelease, seenRelease } from './release.graphql.ts';
import { watchedSoftware, watchSoftware } from './watch-software.ts';

/** The slugs of its pages in the catalogue. */
const softwareSlugs: Readonly<Partial<Record<SoftwareKey, string>>> = {
  lumenPlan: 'lumen-plan',
  lumenTrace: 'lumen-trace',
};

type Software = { key: SoftwareKey; requires: ApplicationKey; watched: boolean; releases: SeenRelease[] };

const SoftwareType = builder.objectRef<Software>('Software').implement({
  fields: (t) => ({
    key: t.expose('key', { type: releaseEnums.software }),
    name: t.string({ resolve: ({ key }) => softwareNames[key] }),
    productSlug: t.string({ nullable: true, resolve: ({ key }) => softwareSlugs[key] }),
    requires: t.expose('requires', { type: releaseEnums.requires, description: 'Of its newest release.' }),
    entitled: t.boolean({ resolve: ({ releases }) => releases[0]?.entitled ?? false }),
    watched: t.exposeBoolean('watched', { description: 'Whether the viewer gets mail about new versions.' }),
    latest: t.field({
      type: Release,
      nullable: true,
      description: 'The newest that is not a preview.',
      resolve: ({ releases }) => releases.find(({ channel }) => channel === 'stable'),
    }),
    releases: t.expose('releases', { type: [Release], description: 'Newest first.' }),
  }),
});

builder.queryField('software', (t) =>
  t.field({
    type: [SoftwareType],
    description:
      'DLC-01: all software with its releases; whoever may not have one sees it without links. FORBIDDEN to whoever uses no service.',
    async resolve(_, _args, { connection, viewer: who }): Promise<Software[]> {
      const viewer = withSomeService(await who());
      const watched = await watchedSoftware(connection, viewer.id);
      const released = Map.groupBy(await findReleases(connection, null), (release) => release.software);
      return softwareKeys.flatMap((key) => {
        const releases = released.get(key) ?? [];
        const requires = releases[0]?.requires;
        const seen = releases.map((release) => seenRelease(release, viewer));
        return requires ? [{ key, requires, watched: watched.has(key), releases: seen }] : [];
      });
    },
  }),
);

builder.queryField('releases', (t) =>
  t.field({
    type: [Release],
    description: 'DLC-01: the releases of one software, newest first.',
    args: { software: t.arg({ type: releaseEnums.software, required: true }) },
    async resolve(_, { software }, { connection, viewer: who }) {
      const viewer = withSomeService(await who());
      const releases: ReleaseRow[] = await findReleases(connection, software);
      return releases.map((release) => seenRelease(release, viewer));
    },
  }),
);

builder.mutationField('watchSoftware', (t) =>
  t.boolean({
    description: 'DLC-01: whether the viewer wants mail about new versions.',
    args: {
      software: t.arg({ type: releaseEnums.software, required: true }),
      watching: t.arg.boolean({ required: true }),
    },
    async resolve(_, { software, watching }, { connection, viewer }) {
      await watchSoftware(connection, withSomeService(await viewer()), software, watching);
      return watching;
    },
  }),
);
