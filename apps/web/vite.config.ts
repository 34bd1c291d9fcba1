import { join } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { chunkGroups } from './chunk-groups.ts'
import { catalogFiles } from './catalogs-plugin.ts'
import { scriptAddresses } from './script-addresses-plugin.ts'
import { buildDirectory } from './react-router.config.ts'

export default defineConfig({
  plugins: [reactRouter(), catalogFiles(), scriptAddresses(join(buildDirectory, 'client'))],
  build: {
    target: 'es2022',
    // Fonts and images stay separate files: inlined, they would delay the style sheet.
    assetsInlineLimit: 0,
    emptyOutDir: true,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // Making a schema or describing a call has no effect, so those that no page uses are left out.
          treeshake: { manualPureFunctions: ['z', 'endpoint'] },
          output: {
            // A page would otherwise ask for forty small files, and older servers and proxies send six at a time.
            codeSplitting: { groups: chunkGroups },
          },
        },
      },
    },
    ssr: {
      // The server calls a function that renders pages, not a request handler.
      build: { rolldownOptions: { input: 'server/render-page.ts' } },
      // The build contains all dependencies of rendering; production installs none of them (decision 43).
      resolve: { noExternal: true },
      define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    },
  },
})
