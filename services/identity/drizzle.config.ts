import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate --config services/identity/drizzle.config.ts --name what_changed` */
export default defineConfig({
  dialect: 'postgresql',
  schema: ['./services/identity/database-schema.ts', './services/identity/*/*.tables.ts'],
  out: './services/identity/migrations',
});
