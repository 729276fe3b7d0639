import { softwareNames } from '#contracts/support/releases.ts';
import { mailId } from '#services/foundation/outbox/mail-id.ts';
import type { Connection } from '#services/foundation/statement.ts';
import { outbox } from '../outbox/outbox.ts';
import type { release } from './release.tables.ts';
import { softwareWatchers } from './watch-software.ts';

type Announced = Pick<typeof release.$inferSelect, 'id' | 'software' | 'version' | 'channel'>;

/**
 * Orders mail about releases to their subscribers, in the transaction of `connection`; none about previews. The id of
 * a mail is derived from release and person: nobody gets it twice.
 */
export async function announceReleases(
  connection: Connection,
  releases: readonly Announced[],
): Promise<void> {
  const stable = releases.filter(({ channel }) => channel === 'stable');
  const watchers = await softwareWatchers(connection, [...new Set(stable.map(({ software }) => software))]);
  const orders = watchers.flatMap(({ id: person, email, language, software }) =>
    stable
      .filter((release) => release.software === software)
      .map(({ id, version }) => ({
        id: mailId('release', `${id} ${person}`),
        to: email,
        language,
        about: { kind: 'newRelease' as const, software: softwareNames[software], version },
      })),
  );
  await outbox.order(connection, orders);
}
