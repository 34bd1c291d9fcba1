import { ConfigError } from '#config/config-error.ts'
import { InUseError } from './owner-lock.ts'
import { StartError } from './start-error.ts'

type SystemError = NodeJS.ErrnoException & { port?: number; hostname?: string; address?: string }

/** One clear line for problems that an operator can fix; the whole error for all others. */
export function explainFailure(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  if (error instanceof ConfigError || error instanceof InUseError || error instanceof StartError) {
    return error.message
  }
  const { code, path, port, hostname, address } = error as SystemError
  if (code === 'EADDRINUSE' && port !== undefined) {
    return `Port ${port} is in use by another program. Stop it, or set PORT, RUNNER_PORT and METRICS_PORT to free ports.`
  }
  if (path !== undefined && (code === 'EROFS' || code === 'EACCES' || code === 'EPERM')) {
    return `${path} cannot be written (${code}). Give this user write permission, or set DATA_DIR to another folder.`
  }
  if (path !== undefined && (code === 'EEXIST' || code === 'ENOTDIR'))
    return `${path} cannot be made (${code}): a file is in its way. Set DATA_DIR to another folder.`
  if (code === 'ENOTFOUND' && hostname !== undefined)
    return `${hostname} was not found. Set HOST, or METRICS_HOST, to an address of this machine, such as 127.0.0.1.`
  if (code === 'EADDRNOTAVAIL')
    return `${address} is no address of this machine. Set HOST, or METRICS_HOST, to one, such as 127.0.0.1.`
  if (code === 'ENOSPC')
    return `There is no space left on the disk${path ? ` of ${path}` : ''}. Free some, then start again.`
  return error
}
