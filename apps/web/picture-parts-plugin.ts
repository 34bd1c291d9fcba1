import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename } from 'node:path'
import type { Plugin } from 'vite'
import { listFontFiles } from './list-font-files.ts'

const painter = createRequire(import.meta.url).resolve('@takumi-rs/wasm/takumi_wasm_bg.wasm')

/** Puts what pictures are drawn with beside the code that draws them: the typefaces, and the library's own part. */
export function pictureParts(): Plugin {
  return {
    name: 'picture-parts',
    async generateBundle() {
      const fonts = listFontFiles()
      for (const { file } of fonts) {
        this.emitFile({ type: 'asset', fileName: `fonts/${basename(file)}`, source: await readFile(file) })
      }
      const listed = fonts.map((font) => ({ ...font, file: basename(font.file) }))
      this.emitFile({ type: 'asset', fileName: 'fonts.json', source: JSON.stringify(listed) })
      this.emitFile({ type: 'asset', fileName: 'painter.wasm', source: await readFile(painter) })
    },
  }
}
