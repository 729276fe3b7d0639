import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate --config services/search/drizzle.config.ts --name what_changed` */
export default defineConfig({
  dialect: 'postgresql',
  schema: ['./services/search/database-schema.ts', './services/search/*/*.tables.ts'],
  out: './services/search/migrations',
});
