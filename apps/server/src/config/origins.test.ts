import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { ConfigError } from './config-error.ts'

const mail = { SMTP_URL: 'smtp://localhost' }

test.for([
  ['https://School.example', 'https://school.example'],
  ['HTTPS://school.example', 'https://school.example'],
  ['https://school.example:443', 'https://school.example'],
  ['http://school.example:80', 'http://school.example'],
  ['https://school.example/', 'https://school.example'],
  ['https://school.example/path', 'https://school.example'],
  ['https://school.example?', 'https://school.example'],
  ['https://ada@school.example', 'https://school.example'],
  ['https://schüle.example', 'https://xn--schle-mva.example'],
  ['http://0177.1:8000', 'http://127.0.0.1:8000'],
  ['http://[0:0:0:0:0:0:0:1]:8000', 'http://[::1]:8000'],
])('%s is refused as an origin, with what to write instead: %s', ([written, instead]) => {
  for (const name of ['APP_ORIGIN', 'RUNNER_ORIGIN']) {
    expect(() => readConfig({ ...mail, [name]: written })).toThrow(ConfigError)
    expect(() => readConfig({ ...mail, [name]: written })).toThrow(`Write ${instead}`)
  }
  expect(readConfig({ ...mail, APP_ORIGIN: instead }).appOrigin).toBe(instead)
})

test.for([
  ['https://school.example', 'https://school.example'],
  ['http://localhost:8000', 'http://127.0.0.1:8000'],
  ['http://127.0.0.1:8000', 'http://[::1]:8000'],
  ['http://[::1]:8000', 'http://localhost:8000'],
])('app and runner cannot share one place: %s and %s', ([APP_ORIGIN, RUNNER_ORIGIN]) => {
  expect(() => readConfig({ ...mail, APP_ORIGIN, RUNNER_ORIGIN })).toThrow('RUNNER_ORIGIN must differ')
})

test.for([
  ['https://school.example', 'https://run.example'],
  ['http://localhost:8000', 'http://127.0.0.1:8001'],
])('twin: app and runner may be at %s and %s', ([APP_ORIGIN, RUNNER_ORIGIN]) => {
  expect(readConfig({ ...mail, APP_ORIGIN, RUNNER_ORIGIN })).toMatchObject({
    appOrigin: APP_ORIGIN,
    runnerOrigin: RUNNER_ORIGIN,
  })
})
