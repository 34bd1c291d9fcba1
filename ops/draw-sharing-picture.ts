import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { projectRoot } from './project-root.mjs'

const font =
  '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2'

/** A page with the school's stones and name, without words that would need a translation. */
export async function drawSharingPicture(): Promise<string> {
  const stones = await readFile(join(projectRoot, 'apps/web/public/favicon.svg'), 'utf8')
  const letters = await readFile(createRequire(import.meta.url).resolve(font), 'base64')
  return `<!doctype html>
    <style>
      @font-face { font-family: Letters; src: url(data:font/woff2;base64,${letters}); font-weight: 200 800 }
      body { margin: 0; height: 630px; display: flex; align-items: center; justify-content: center; gap: 56px;
        background: #0a0a23; color: #f3f1ea; font: 700 190px/1 Letters; letter-spacing: -0.02em }
      svg { width: 340px; height: 340px }
      i { position: fixed; inset: auto 0 0; height: 18px;
        background: linear-gradient(90deg, #7fb894 0 25%, #d8d2c2 0 50%, #e9b872 0 75%, #f6f2e7 0) }
    </style>
    ${stones} Cairn <i></i>`
}
