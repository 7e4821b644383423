import { codeOf } from './code-of.ts'

/** Why a server did not let us in or make what is needed, and what to do; undefined where that is not known. */
export function describeRefusal(error: unknown, url: string): string | undefined {
  const { host, user, database } = toParts(url)
  const code = codeOf(error) ?? ''
  const sentences: Record<string, string> = {
    ECONNREFUSED: `No PostgreSQL answers at ${host}. Start it, or correct the host and port in DATABASE_URL.`,
    ENOENT: `No PostgreSQL answers at ${host}. Start it, or correct the host in DATABASE_URL.`,
    ENOTFOUND: `There is no host ${host}. Correct the host in DATABASE_URL.`,
    EAI_AGAIN: `The name ${host} could not be looked up. Correct the host in DATABASE_URL, or try again.`,
    ETIMEDOUT: `PostgreSQL at ${host} does not answer. See whether it can be reached from here.`,
    '28P01': `PostgreSQL at ${host} did not take the password of "${user}". Correct it in DATABASE_URL, with %40 for @, %3A for : and %2F for /.`,
    '28000': `PostgreSQL at ${host} does not let "${user}" in. Make the user, or allow it in pg_hba.conf.`,
    '3D000': `PostgreSQL at ${host} has no database "${database}". Make it: create database "${database}" template template0 encoding 'UTF8' locale 'C'`,
    '42501': `The user "${user}" may not use or make the tables of Hodlwise in the database "${database}". Let it: grant connect, create on database "${database}" to "${user}"; what is there already must be owned by it.`,
    '53300': `PostgreSQL at ${host} has no connection left. Raise its max_connections, or run fewer processes.`,
    '57P03': `PostgreSQL at ${host} is starting or stopping. Try again in a moment.`,
    '25006': `PostgreSQL at ${host} takes no writes, as a standby does. Set DATABASE_URL to the primary server.`,
  }
  if (sentences[code] !== undefined) return sentences[code]
  if (error instanceof Error && /timeout|terminated/i.test(error.message)) {
    return `PostgreSQL at ${host} does not answer. See whether it can be reached from here and is no other kind of server.`
  }
  if (error instanceof Error && /SSL|certificate/i.test(error.message)) {
    return `No encrypted connection to PostgreSQL at ${host}: ${error.message}. Set sslmode in DATABASE_URL as the server needs it.`
  }
  return undefined
}

function toParts(url: string) {
  const { host, username, pathname, searchParams } = new URL(url)
  return {
    host: searchParams.get('host') ?? host,
    user: decodeURIComponent(username),
    database: decodeURIComponent(pathname.slice(1)),
  }
}
