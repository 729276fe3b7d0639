import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate --config services/mail/drizzle.config.ts --name what_changed` */
export default defineConfig({
  dialect: 'postgresql',
  schema: ['./services/mail/database-schema.ts', './services/mail/*/*.tables.ts'],
  out: './services/mail/migrations',
});
