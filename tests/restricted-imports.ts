import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const projectRoot = join(import.meta.dirname, '..')

/** A file by its place, and what it imports. */
export type Sample = { file: string; imports: readonly string[] }

/** The imports of each file that the project's lint rules forbid. */
export function restrictedImports(samples: readonly Sample[]): ReadonlyMap<string, readonly string[]> {
  const copy = mkdtempSync(join(tmpdir(), 'imports-'))
  try {
    copyFileSync(join(projectRoot, '.oxlintrc.json'), join(copy, '.oxlintrc.json'))
    for (const { file, imports } of samples) {
      mkdirSync(dirname(join(copy, file)), { recursive: true })
      writeFileSync(join(copy, file), imports.map((name) => `import '${name}'\n`).join(''))
    }
    return complaintsIn(copy)
  } finally {
    rmSync(copy, { recursive: true })
  }
}

function complaintsIn(directory: string): ReadonlyMap<string, readonly string[]> {
  const { stdout } = spawnSync(
    process.execPath,
    [join(projectRoot, 'node_modules/oxlint/bin/oxlint'), '--format', 'json', '.'],
    { cwd: directory, encoding: 'utf8' },
  )
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { code: string; filename: string; message: string }[]
  }
  const complaints = new Map<string, string[]>()
  for (const { code, filename, message } of diagnostics) {
    if (code !== 'eslint(no-restricted-imports)') continue
    const imported = /'(?<name>[^']+)'/.exec(message)?.groups?.['name'] ?? ''
    complaints.set(filename, [...(complaints.get(filename) ?? []), imported])
  }
  return complaints
}
