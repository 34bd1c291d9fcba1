import { expect, test } from 'vitest'
import { importedPackages } from './imported-packages.ts'

const packagesOf = (source: string, modules: Record<string, string> = {}) =>
  importedPackages({ source, modules })

test.for([
  ['import numpy', ['numpy']],
  ['import numpy as np', ['numpy']],
  ['import math, pandas as pd', ['pandas']],
  ['import matplotlib.pyplot as plt', ['matplotlib']],
  ['from matplotlib.pyplot import plot', ['matplotlib']],
  ['def draw():\n    from numpy import array', ['numpy']],
  ['x = 1; import numpy', ['numpy']],
  ['if True: import numpy', ['numpy']],
  ['import pandas\nimport numpy', ['numpy', 'pandas']],
  ['from numpy import (\n  array,\n  mean,\n)', ['numpy']],
] as const)('%j imports %j', ([source, expected]) => {
  expect(packagesOf(source)).toEqual(expected)
})

test.for([
  'import math',
  '# import numpy',
  'text = """\nimport numpy\n"""',
  "text = '''\nimport numpy\n'''",
  'print("; import numpy")',
  "print('it\\'s; import numpy')",
  'import numpyish',
  'from .numpy import array',
  'numpy = 3',
])('%j imports none', (source) => {
  expect(packagesOf(source)).toEqual([])
})

test('a file of the lesson’s own hides a package of the same name', () => {
  expect(packagesOf('import shapes', { shapes: 'import numpy' })).toEqual(['numpy'])
  expect(packagesOf('import numpy', { numpy: 'pi = 3' })).toEqual([])
})
