import type { Diagnostic } from '../kernel/diagnostic.ts'
import type { HostError } from '../kernel/host.ts'
import { sayOut } from './folder-messages.ts'

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'no permission',
  EPERM: 'no permission, or another program has it open',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
  EBUSY: 'another program has it open',
  ENOTDIR: 'a part of the path is no folder',
}

/** The finding for a file operation that failed. */
export function cannotWrite({ path, code }: HostError): Diagnostic {
  return sayOut('cannot-write', { path, reason: REASONS[code] ?? code })
}
