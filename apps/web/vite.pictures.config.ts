import { join } from 'node:path'
import { defineConfig } from 'vite'
import { catalogFiles } from './catalogs-plugin.ts'
import { pictureParts } from './picture-parts-plugin.ts'
import { buildDirectory } from './react-router.config.ts'

/** What draws pictures is a bundle of its own: pages are rendered without it. */
export default defineConfig({
  plugins: [catalogFiles(), pictureParts()],
  build: {
    target: 'es2022',
    ssr: 'server/pictures/draw-certificate.tsx',
    outDir: join(buildDirectory, 'pictures'),
    emptyOutDir: true,
    copyPublicDir: false,
    rolldownOptions: { output: { entryFileNames: 'index.js' } },
  },
  // Production installs none of its libraries (decision 43).
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
})
