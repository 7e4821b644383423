import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: './src/database/tables/postgres-people.ts',
  out: './migrations/postgres/people',
})
