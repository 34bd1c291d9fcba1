const imports = /\bfrom\s+([\w.]+)\s+import\b|\bimport\s+([^\n;\\"'`]+)/g

/** The modules that the Python in tests imports, separated by spaces, with some words that are none. */
export function modulesOfTests(texts: readonly string[]): string {
  const names = texts.flatMap((text) =>
    [...text.matchAll(imports)].flatMap(([, module, list = '']) =>
      module === undefined ? list.split(',').map((item) => item.trim().split(/\s/, 1)[0] ?? '') : [module],
    ),
  )
  return [...new Set(names)].join(' ')
}
