import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate --config services/products/drizzle.config.ts --name what_changed` */
export default defineConfig({
  dialect: 'postgresql',
  schema: ['./services/products/database-schema.ts', './services/products/*/*.tables.ts'],
  out: './services/products/migrations',
});
