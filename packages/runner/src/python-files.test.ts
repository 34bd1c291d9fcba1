import { describe, expect, test } from 'vitest'
import { buildDocuments } from './documents/build-documents.ts'
import { judgePython } from './testing/judge-python.ts'
import { openRig } from './testing/open-rig.ts'
import { replaceModule } from './testing/replace-module.ts'

const rig = await openRig()

const attempt = `
import os
refused, done = [], []
def attempt(name, change):
  try:
    change()
    done.append(name)
  except OSError:
    refused.append(name)
def overwrite():
  with open("/lib/python314.zip", "r+b", buffering=0) as file: file.write(b"x")`

/** What would be there, or be gone, for all later programs. */
const changes: Readonly<Record<string, string>> = {
  'make a file of the library': 'lambda: open("/lib/python3.14/forged.py", "w").close()',
  'write into the library': 'overwrite',
  'shorten the library': 'lambda: os.truncate("/lib/python314.zip", 1)',
  'remove the library': 'lambda: os.remove("/lib/python314.zip")',
  'move the library': 'lambda: os.rename("/lib/python314.zip", "/tmp/library.zip")',
  'make a folder': 'lambda: os.mkdir("/forged")',
  'make a link': 'lambda: os.symlink("/tmp", "/forged")',
  'change who may read it': 'lambda: os.chmod("/lib/python314.zip", 0)',
}
const py = `${attempt}\n${Object.entries(changes)
  .map(([name, change]) => `attempt(${JSON.stringify(name)}, ${change})`)
  .join('\n')}`

describe('a program cannot', () => {
  test('change files outside of its folder', async () => {
    const names = JSON.stringify(Object.keys(changes))
    expect(await judgePython(rig, py, [`assert refused == ${names}, done`])).toEqual(['passed'])
  })

  test('leave files to the next program', async () => {
    const leave = `
import os, tempfile
open("here.py", "w").write("forged = 1")
open("/tmp/there.py", "w").write("forged = 1")
os.makedirs("/tmp/inner/folder")
kept = tempfile.mkstemp()`
    const look = 'import os\nfound = os.listdir(".") + os.listdir("/tmp")'
    const one = await openRig()
    expect(await judgePython(one, leave, ['assert 1 == 1'])).toEqual(['passed'])
    expect(await judgePython(one, look, ['assert found == [], found'])).toEqual(['passed'])
    await one.close()
  })

  test('twin: it can where files are not protected', async () => {
    const open = await openRig({
      documents: await buildDocuments([
        replaceModule('python/protect-files.ts', 'export function protectFiles() {}'),
      ]),
    })
    const make = `${attempt}\nattempt("make", ${changes['make a folder']})`
    expect(await judgePython(open, make, ['assert done == ["make"], refused'])).toEqual(['passed'])
    await open.close()
  })
})

test('a program may take the buffer of its output away', async () => {
  const detach = `
import io, sys
sys.stdout = io.TextIOWrapper(sys.stdout.detach(), encoding="utf-8")
print("cairn")
done = True`
  expect(await judgePython(rig, detach, ['assert done'])).toEqual(['passed'])
})
