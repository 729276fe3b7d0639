import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate --config services/setup/drizzle.config.ts --name what_changed` */
export default defineConfig({
  dialect: 'postgresql',
  schema: ['./services/setup/database-schema.ts', './services/setup/*/*.tables.ts'],
  out: './services/setup/migrations',
});
