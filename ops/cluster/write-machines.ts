import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { databaseFiles, proxyFiles, schoolFiles } from './configuration-files.ts'
import { planMachines } from './plan-machines.ts'
import { writeFiles } from './write-files.ts'

/**
 * Writes a folder for each kind of machine that a description names.
 *
 * @throws Error when the description is wrong, or there is such a folder already: its passwords may be in use.
 */
export function writeMachines(descriptionFile: string, folder: string): string[] {
  if (existsSync(folder)) throw new Error(`${folder} exists already. Name a new folder.`)
  const plan = planMachines(JSON.parse(readFileSync(descriptionFile, 'utf8')))
  const machines = [
    ...plan.nodes.map((node) => ({ name: node.name, files: databaseFiles(plan, node) })),
    { name: 'school', files: schoolFiles(plan) },
    { name: 'proxy', files: proxyFiles(plan) },
  ]
  return machines.map(({ name, files }) => {
    writeFiles(join(folder, name), files)
    return join(folder, name)
  })
}
