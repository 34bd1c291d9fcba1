import { once } from 'node:events'
import { createServer } from 'node:net'
import { broken, type Finding, good } from './finding.ts'

type Ports = { host: string; port: number; runnerPort: number }

/** Whether the school could listen; only for one that does not run. */
export async function checkPorts({ host, port, runnerPort }: Ports): Promise<Finding[]> {
  const found: Finding[] = []
  for (const one of [port, runnerPort]) {
    const reason = await reasonAgainst(one, host)
    if (reason !== undefined)
      found.push(broken(`Port ${one} cannot be used (${reason}). Set PORT and RUNNER_PORT to free ports.`))
  }
  return found.length > 0 ? found : [good(`Ports ${port} and ${runnerPort} are free.`)]
}

async function reasonAgainst(port: number, host: string): Promise<string | undefined> {
  const server = createServer()
  try {
    server.listen(port, host)
    await once(server, 'listening')
    return undefined
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? String(error)
  } finally {
    server.close()
  }
}
