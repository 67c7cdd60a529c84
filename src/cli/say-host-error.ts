import type { HostError } from '../kernel/host.ts'

/** A failed file operation in plain words. */
export function sayHostError(error: HostError): string {
  switch (error.code) {
    case 'ENOENT':
      return `there is no ${error.path}`
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return `no permission for ${error.path}`
    case 'ENOSPC':
      return `the disk is full, writing ${error.path}`
    case 'EENCODING':
      return `${error.path} is not UTF-8 text; save it as UTF-8`
    default:
      return `${error.path}: ${error.code}`
  }
}
