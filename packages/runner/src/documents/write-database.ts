import { writeFile } from 'node:fs/promises'
// Before PGlite, which reads the clock while it loads.
import './fixed-clock-and-randomness.ts'
import { PGlite } from '@electric-sql/pglite'

/**
 * Writes the directory of a PostgreSQL that has just been made. The journal takes the least possible space, and nothing
 * has a checksum, because memory is no disk.
 */
const [, , file = 'database.tar'] = process.argv

const database = await PGlite.create({ initDbStartParams: ['--wal-segsize=1', '--no-data-checksums'] })
await database.exec('CHECKPOINT')
const directory = await database.dumpDataDir('none')
await writeFile(file, Buffer.from(await directory.arrayBuffer()))
process.exit(0)
