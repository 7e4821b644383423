import type { Session } from '@pkg/api-contract'
import type { Session as StoredSession } from '../../database/sessions.repository.ts'

/** A stored session with the fields that its owner may see. */
export function toSession(row: StoredSession, currentId: string): Session {
  return {
    id: row.id,
    device: row.device,
    createdAt: new Date(row.createdAt).toISOString(),
    lastSeenAt: new Date(row.lastSeenAt).toISOString(),
    remembered: row.remembered,
    current: row.id === currentId,
  }
}
