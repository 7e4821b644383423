import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: './src/database/tables/postgres-prices.ts',
  out: './migrations/postgres/prices',
})
