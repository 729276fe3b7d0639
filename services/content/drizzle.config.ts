import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate --config services/content/drizzle.config.ts --name what_changed` */
export default defineConfig({
  dialect: 'postgresql',
  schema: ['./services/content/database-schema.ts', './services/content/*/*.tables.ts'],
  out: './services/content/migrations',
});
