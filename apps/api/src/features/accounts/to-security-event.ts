import type { SecurityEvent } from '@pkg/api-contract'
import type { StoredSecurityEvent } from '../../database/security-events.repository.ts'

/** A stored security event with the fields that its owner may see. */
export function toSecurityEvent({ id, kind, at, device, network }: StoredSecurityEvent): SecurityEvent {
  return { id, kind, at: new Date(at).toISOString(), device, network }
}
