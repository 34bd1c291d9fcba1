import { join } from 'node:path'
import { build } from 'vite'
import { buildDirectory } from './build-directory.ts'
import { projectRoot } from './project-root.mjs'

const sources = join(projectRoot, 'packages/credentials/src')
const outDir = join(buildDirectory, 'credentials')

// For the server, with all its libraries inside: production installs none of them (decision 43).
await build({
  configFile: false,
  logLevel: 'warn',
  ssr: { noExternal: true },
  build: {
    ssr: join(sources, 'write.ts'),
    outDir,
    emptyOutDir: true,
    target: 'node24',
    rolldownOptions: { output: { entryFileNames: 'write.js' } },
  },
})

// For the page that checks certificates without the school: one script, to be put into one file.
await build({
  configFile: false,
  logLevel: 'warn',
  build: {
    lib: {
      entry: join(sources, 'verifier/verifier.ts'),
      formats: ['iife'],
      name: 'verifier',
      fileName: () => 'verifier.js',
    },
    outDir,
    emptyOutDir: false,
    target: 'es2022',
  },
})
