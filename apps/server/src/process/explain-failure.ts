import { ConfigError } from '#config/config-error.ts'
import { InUseError } from './owner-lock.ts'
import { StartError } from './start-error.ts'

/** One clear line for problems that an operator can fix; the whole error for all others. */
export function explainFailure(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  if (error instanceof ConfigError || error instanceof InUseError || error instanceof StartError) {
    return error.message
  }
  const { code, path, port } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE' && port !== undefined) {
    return `Port ${port} is in use by another program. Stop it, or set PORT, RUNNER_PORT and METRICS_PORT to free ports.`
  }
  if (path !== undefined && (code === 'EROFS' || code === 'EACCES' || code === 'EPERM')) {
    return `${path} cannot be written (${code}). Give this user write permission, or set DATA_DIR to another folder.`
  }
  if (code === 'ENOSPC')
    return `There is no space left on the disk${path ? ` of ${path}` : ''}. Free some, then start again.`
  return error
}
