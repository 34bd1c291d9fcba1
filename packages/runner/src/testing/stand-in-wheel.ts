import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'

type StandIn = {
  name: string
  version?: string
  depends?: readonly string[]
  modules: Record<string, string>
}

/** A small package of Python that stands for a big one: its wheel, and its entry of a lock file. */
export function standInWheel({ name, version = '1.0.0', depends = [], modules }: StandIn) {
  const info = `${name}-${version}.dist-info`
  const content = zip({
    ...modules,
    [`${info}/METADATA`]: `Metadata-Version: 2.1\nName: ${name}\nVersion: ${version}\n`,
    [`${info}/WHEEL`]: 'Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n',
    [`${info}/RECORD`]: '',
  })
  const locked = {
    name,
    version,
    file_name: `${name}-${version}-py3-none-any.whl`,
    install_dir: 'site' as const,
    sha256: createHash('sha256').update(content).digest('hex'),
    package_type: 'package' as const,
    imports: [name],
    depends: [...depends],
  }
  return { content, locked }
}

/** An archive of texts that are stored as they are. */
function zip(files: Readonly<Record<string, string>>): Buffer {
  const entries: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [path, text] of Object.entries(files)) {
    const [name, data] = [Buffer.from(path), Buffer.from(text)]
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt32LE(crc32(data), 10)
    common.writeUInt32LE(data.length, 14)
    common.writeUInt32LE(data.length, 18)
    common.writeUInt16LE(name.length, 22)
    const entry = Buffer.concat([Buffer.from('PK\u0003\u0004'), common, name, data])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    directory.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000'), common, place, name]))
    entries.push(entry)
    offset += entry.length
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(entries.length, 4)
  end.writeUInt16LE(entries.length, 6)
  end.writeUInt32LE(list.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...entries, list, Buffer.from('PK\u0005\u0006'), end])
}
