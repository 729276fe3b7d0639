import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate --config services/support/drizzle.config.ts --name what_changed` */
export default defineConfig({
  dialect: 'postgresql',
  schema: ['./services/support/database-schema.ts', './services/support/*/*.tables.ts'],
  out: './services/support/migrations',
});
