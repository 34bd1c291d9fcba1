import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ApiClient } from './api-client.ts'
import { type ProductOptions, startProduct } from './start-product.ts'

const projectRoot = join(import.meta.dirname, '../..')

/** The commands of a page in docs/, in their order. What it calls `/mnt` is the given folder. */
export function readCommands(page: string, mounted: string): string[] {
  const text = readFileSync(join(projectRoot, 'docs', page), 'utf8').replaceAll('/mnt', mounted)
  return [...text.matchAll(/```sh\n(?<lines>[^`]*)```/g)].flatMap(({ groups }) =>
    (groups?.['lines'] ?? '').trim().split('\n'),
  )
}

/** Runs a command as an operator types it; resolves to what it prints, and rejects if it fails. */
export async function runCommand(command: string, dataDirectory: string): Promise<string> {
  const { stdout } = await promisify(execFile)('sh', ['-c', command], {
    cwd: projectRoot,
    env: { ...process.env, DATA_DIR: dataDirectory },
  })
  return stdout
}

/** Runs `work` with a camper of a school, which is stopped afterwards. */
export async function withCamper<Result>(
  school: ProductOptions,
  work: (camper: ApiClient, username: string) => Promise<Result>,
): Promise<Result> {
  const product = await startProduct(school)
  try {
    const camper = new ApiClient(product.origin)
    return await work(camper, await camper.signIn(product, 'ada@example.org'))
  } finally {
    await product.stop()
  }
}
