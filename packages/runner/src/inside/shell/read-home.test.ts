import { InMemoryFs } from 'just-bash/browser'
import { expect, test } from 'vitest'
import { listingOf, readHome } from './read-home.ts'

test('a file is listed whatever its name, and is new if it was not there before', async () => {
  const names = ['__proto__', 'constructor', 'notes.txt']
  const files = new InMemoryFs({ '/home/user/constructor': 'old', '/tmp/elsewhere': '' })
  const before = await readHome(files)
  for (const name of names) if (name !== 'constructor') await files.writeFile(`/home/user/${name}`, 'text')
  const after = await readHome(files)
  expect(Object.keys(after.files)).toEqual(names)
  expect(listingOf(after, before)).toMatchObject({
    entries: [
      { path: '__proto__', isNew: true },
      { path: 'constructor', isNew: false },
      { path: 'notes.txt', isNew: true },
    ],
  })
})
