import type { SecurityEvent } from '@pkg/api-contract'
import type { StoredSecurityEvent } from '../../database/security-events.repository.ts'

/** An event as its owner may see it. */
export function toSecurityEvent({ id, kind, at, device, network }: StoredSecurityEvent): SecurityEvent {
  return { id, kind, at: new Date(at).toISOString(), device, network }
}
