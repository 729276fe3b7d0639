/**
 * A process that announces releases and notifies subscribers until it is killed. Configured by DATABASE_URL.
 */
import pg from 'pg';
import { contentChanges, contentToken, openContent } from '#services/content/index.ts';
import { openSupport } from '#services/support/index.ts';

const secret = 'a secret';
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 4 });
const log = { info() {}, warn() {}, error() {} };
// As in the server: it starts to work once it listens for changes, or nobody would hear of what is published
// at its start.
const { promise: ready, resolve: begin } = Promise.withResolvers<void>();
const content = await openContent({ pool, log, secret, production: true, ready });
const support = await openSupport({
  pool,
  log,
  secret,
  production: true,
  staff: () => 'service@group.example',
  retentionDays: 180,
  announce: {
    content: {
      backend: { url: 'http://embedded/graphql/content', fetch: content.handle },
      token: contentToken(secret),
    },
    ready,
  },
});
const listener = new pg.Client({ connectionString: process.env.DATABASE_URL });
await listener.connect();
listener.on('notification', ({ payload }) => {
  content.changed();
  support.contentChanged(JSON.parse(payload ?? '["all"]'));
});
await listener.query(`LISTEN ${contentChanges}`);
begin();
process.stdout.write('working\n');
