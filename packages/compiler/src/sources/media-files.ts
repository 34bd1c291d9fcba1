import { extname } from 'node:path'

/** What a lesson can show besides text. A browser shows these, and runs none of them. */
const endings = new Set([
  '.avif',
  '.gif',
  '.jpg',
  '.mp3',
  '.mp4',
  '.ogg',
  '.png',
  '.svg',
  '.vtt',
  '.wav',
  '.webm',
  '.webp',
])

const soundEndings = new Set(['.mp3', '.ogg', '.wav'])

/** Where the picture is that `npm run curriculum -- pictures` takes of a block (docs/authoring.md, “Pictures of blocks”). */
export function pictureOf(block: string): string {
  return `media/blocks/${block}.webp`
}

/** The pictures, films, sounds and captions in a curriculum's folder `media`, which the school serves as `/media/…`. */
export function mediaFiles(files: readonly string[]): string[] {
  return files.filter((file) => file.startsWith('media/') && endings.has(extname(file)))
}

/** The sounds among a curriculum's media. */
export function soundFiles(files: readonly string[]): string[] {
  return mediaFiles(files).filter((file) => soundEndings.has(extname(file)))
}
