const usage = `Usage:
  npm run cluster [-- FOLDER]                     runs a cluster on this machine, in a new folder, until Ctrl+C
  npm run cluster -- files DESCRIPTION FOLDER     writes the files of a cluster on several machines`

const [first, description, folder] = process.argv.slice(2)
const isOver = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => isOver.abort())

try {
  if (first !== 'files') await (await import('./try-cluster.ts')).tryCluster(first, isOver.signal)
  else if (description !== undefined && folder !== undefined) {
    const { writeMachines } = await import('./write-machines.ts')
    console.log(`Written:\n  ${writeMachines(description, folder).join('\n  ')}`)
  } else throw new Error(usage)
} catch (error) {
  if (!isOver.signal.aborted) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
