import { type ChallengeType, challengeTypes, type SeedFile } from '@cairn/contract'

/** What a front-end project starts from when its lesson brings no seed: a page that loads its styles and its script. */
const starter: readonly SeedFile[] = [
  file('index', 'html', [
    '<!DOCTYPE html>',
    '<html lang="en">',
    '  <head>',
    '    <meta charset="utf-8">',
    '    <meta name="viewport" content="width=device-width">',
    '    <title>My project</title>',
    '    <link rel="stylesheet" href="styles.css">',
    '  </head>',
    '  <body>',
    '    <h1>My project</h1>',
    '    <script src="script.js"></script>',
    '  </body>',
    '</html>',
  ]),
  file('styles', 'css', ['body {', '  font-family: sans-serif;', '}']),
  file('script', 'js', []),
]

/** The files that a lesson starts from: those of its seed, or a short page for a front-end project. */
export function startingFiles(challengeType: ChallengeType, seed: SeedFile[]): SeedFile[] {
  return challengeType === challengeTypes.frontEndProject && seed.length === 0 ? [...starter] : seed
}

function file(name: string, ext: SeedFile['ext'], lines: readonly string[]): SeedFile {
  return { fileKey: name + ext, name, ext, contents: lines.join('\n'), editableRegionBoundaries: [] }
}
