import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  build: {
    target: 'es2022',
    // Fonts and images stay files: a style sheet with them inside could not be read before them.
    assetsInlineLimit: 0,
    emptyOutDir: true,
  },
  environments: {
    ssr: {
      // The server asks for finished pages, not for a request handler.
      build: { rolldownOptions: { input: 'server/render-page.ts' } },
      // All that the pages are made with is in the build: a school in production installs none of it.
      resolve: { noExternal: true },
      define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    },
  },
})
