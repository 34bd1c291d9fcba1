import { join } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
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
            codeSplitting: {
              groups: [
                // Not in the shared files: most pages need no schemas before their first call (decision 66).
                { name: 'schemas', test: /node_modules\/zod|entities\/identifiers/ },
                // More than two routes have it: React Router's build counts each of them twice.
                { name: 'framework', tags: ['$initial'], test: /node_modules/, minShareCount: 5 },
                { name: 'shared', tags: ['$initial'], minShareCount: 5 },
                {
                  name: 'frame',
                  tags: ['$initial'],
                  test: /web.app.(?:shell|shared|workshop.(?:panes|submission))/,
                  minShareCount: 3,
                },
                // What the editor, its languages and its aids share.
                { name: 'editor', test: /node_modules.(?:@codemirror|@lezer)/, minShareCount: 6 },
                {
                  name: 'lesson',
                  test: /web.app.workshop.(?:code|completion|console|editor.early|lesson|preview|run|submission|trouble)/,
                  minShareCount: 3,
                },
              ],
            },
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
