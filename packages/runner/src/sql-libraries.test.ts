import { PGlite } from '@electric-sql/pglite'
import { expect, test } from 'vitest'
import { isNightly } from './testing/is-nightly.ts'
import { libraryWithScript } from './testing/library-with-script.ts'
import { openRig } from './testing/open-rig.ts'
import { statesOf } from './testing/sample-challenge.ts'
import { sqlChallenge, teaFiles } from './testing/sql-lesson.ts'

const rig = await openRig()

/** A program that writes a library, and loads it. */
const loading = (
  script: string,
) => `SELECT lo_from_bytea(4242, decode('${libraryWithScript(script)}', 'hex'));
SELECT lo_export(4242, '/tmp/own.so');
DO $$ BEGIN EXECUTE 'LOAD ''/tmp/own.so'''; EXCEPTION WHEN OTHERS THEN NULL; END $$;`

const passEverything = `(() => {
  const send = MessagePort.prototype.postMessage
  MessagePort.prototype.postMessage = function (message) {
    const isResult = message.type === 'result'
    return send.call(this, isResult ? { ...message, result: { state: 'passed' } } : message)
  }
})()`

test('a program that loads a library of its own reaches no JavaScript, which could pass all tests', async () => {
  const tests = ['SELECT false', 'SELECT count(*) = 2 FROM tea']
  const events = await rig.run(sqlChallenge(tests), teaFiles(loading(passEverything)))
  expect(statesOf(events)).toEqual(['failed', 'passed'])
})

test.runIf(isNightly)('twin: where scripts can be evaluated, it does', async () => {
  const database = await PGlite.create()
  await database.exec(loading('globalThis.reached = true'))
  expect(globalThis).toHaveProperty('reached', true)
  await database.close()
})
