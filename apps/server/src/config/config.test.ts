import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { testSite } from '#testing/test-site.ts'
import { readConfig } from './config.ts'
import { ConfigError } from './config-error.ts'
import { environmentVariables } from './environment-variables.ts'

describe('configuration', () => {
  test('requires no variables', () => {
    expect(readConfig({})).toMatchObject({
      port: 8000,
      appOrigin: 'http://localhost:8000',
      runnerOrigin: 'http://localhost:8001',
      isSecure: false,
    })
  })

  test('traces nothing by default, and reads what OpenTelemetry’s variables say', () => {
    expect(readConfig({ OTEL_SERVICE_NAME: 'school' }).tracing).toBeUndefined()
    const environment = {
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.example:4318/',
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20a=b, x-school=hill',
    }
    expect(readConfig(environment).tracing).toEqual({
      url: 'http://collector.example:4318/v1/traces',
      headers: { authorization: 'Bearer a=b', 'x-school': 'hill' },
      serviceName: 'cairn',
    })
  })

  test('counts nothing and opens no port for metrics by default', () => {
    expect(readConfig({ METRICS_HOST: '0.0.0.0' }).metrics).toBeUndefined()
    expect(readConfig({ METRICS_PORT: '9464' }).metrics).toEqual({ port: 9464, host: 'localhost' })
  })

  test.for([
    [{}, '127.0.0.1'],
    [{ HOST: 'localhost' }, '127.0.0.1'],
    [{ HOST: '::1' }, '::1'],
    [{ HOST: 'school.lan' }, 'school.lan'],
  ] as const)('%o listens on one address, so that closing waits for all requests', ([environment, host]) => {
    expect(readConfig(environment).host).toBe(host)
  })

  test('takes addresses and networks of proxies', () => {
    const trustedProxies = ['10.0.0.7', '192.0.2.0/28', '2001:db8::1', '2001:db8::/64']
    expect(readConfig({ TRUST_PROXY: trustedProxies.join(', ') }).trustedProxies).toEqual(trustedProxies)
  })

  test('derives the runner’s origin from the app’s', () => {
    expect(readConfig({ APP_ORIGIN: 'http://192.168.1.5:9000', RUNNER_PORT: '9100' }).runnerOrigin).toBe(
      'http://192.168.1.5:9100',
    )
  })

  test.for([
    [{ PORT: 'eighty' }, 'PORT=eighty'],
    [{ PORT: '70000' }, 'PORT=70000'],
    [{ PORT: '65535' }, 'RUNNER_PORT=65536'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL is not valid'],
    [{ SMTP_URL: 'mail.example.org' }, 'SMTP_URL is not valid'],
    [{ APP_ORIGIN: 'https://a.example/path' }, 'APP_ORIGIN='],
    [{ APP_ORIGIN: 'https://a.example', RUNNER_ORIGIN: 'https://a.example' }, 'must differ'],
    [{ MAILS_PER_NETWORK: 'ten' }, 'MAILS_PER_NETWORK=ten'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL=loud'],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, 'OTEL_EXPORTER_OTLP_ENDPOINT is not valid'],
    [{ OTEL_EXPORTER_OTLP_HEADERS: 'x=%ff' }, 'OTEL_EXPORTER_OTLP_HEADERS is not valid'],
    [{ OTEL_EXPORTER_OTLP_HEADERS: 'Bearer' }, 'OTEL_EXPORTER_OTLP_HEADERS is not valid'],
    [{ METRICS_PORT: 'yes' }, 'METRICS_PORT=yes'],
    [{ METRICS_PORT: '8001' }, 'METRICS_PORT=8001 must differ'],
    [{ BACKGROUND_WORK: 'there' }, 'BACKGROUND_WORK=there'],
    [{ BACKGROUND_WORK: 'elsewhere' }, 'BACKGROUND_WORK=elsewhere needs DATABASE_URL'],
    [{ FORUM_INVITE_URL: 'discord' }, 'FORUM_INVITE_URL=discord'],
    [{ PROMOTION: 'Learn '.repeat(30) }, 'PROMOTION=Learn'],
    [{ SCHOOL_EMAIL: 'hello' }, 'SCHOOL_EMAIL=hello'],
    [{ SCHOOL_PHONE: 'ask Ada' }, 'SCHOOL_PHONE=ask Ada'],
    [{ ABOUT_LINK: 'Our story' }, 'ABOUT_LINK=Our story'],
    [{ TERMS_LINK: 'javascript:alert(1)' }, 'TERMS_LINK=javascript'],
    [{ CERTIFICATE_SIGNER_NAME: 'M'.repeat(81) }, 'CERTIFICATE_SIGNER_NAME=MMM'],
    [
      { CERTIFICATE_SIGNER_TITLE: 'Head' },
      'CERTIFICATE_SIGNER_NAME is missing. CERTIFICATE_SIGNER_TITLE needs it',
    ],
    [
      { CERTIFICATE_SIGNATURE: 'a.svg' },
      'CERTIFICATE_SIGNER_NAME is missing. CERTIFICATE_SIGNATURE needs it',
    ],
    [{ DEPLOYMENT: 'test' }, 'DEPLOYMENT=test'],
    [{ TRUST_PROXY: 'nginx' }, 'TRUST_PROXY=nginx'],
    [{ TRUST_PROXY: '10.0.0.7,10.0.0.0/33' }, 'TRUST_PROXY=10.0.0.7,10.0.0.0/33'],
    [{ NODE_ENV: 'production' }, 'SMTP_URL is missing'],
    [{ APP_ORIGIN: 'https://school.example' }, 'SMTP_URL is missing'],
    [{ APP_ORIGIN: 'http://203.0.113.7' }, 'SMTP_URL is missing'],
    [{ APP_ORIGIN: 'http://[2001:db8::1]' }, 'SMTP_URL is missing'],
    [{ APP_ORIGIN: 'http://[' }, 'APP_ORIGIN=http://['],
    [{ OIDC_PROVIDERS: 'School!' }, 'School! is not valid'],
    [{ OIDC_PROVIDERS: 'school,school' }, 'school is not valid'],
    [{ OIDC_PROVIDERS: 'school', OIDC_SCHOOL_ISSUER: 'http://school.example' }, 'OIDC_SCHOOL_ISSUER='],
    [{ OIDC_PROVIDERS: 'school' }, 'OIDC_SCHOOL_CLIENT_SECRET is missing'],
  ] as const)('%o is refused with a line that says so', ([environment, line]) => {
    expect(() => readConfig(environment)).toThrow(ConfigError)
    expect(() => readConfig(environment)).toThrow(line)
  })

  test.for([
    { SMTP_URL: 'smtp//user:hunter2@mail' },
    { SMTP_URL: 'smtp://user:hunter2@[mail' },
    { DATABASE_URL: 'mysql://user:hunter2@host/school' },
    { DATABASE_URL: 'postgres://user:hunter2@host/my school' },
    { DATABASE_MIGRATION_URL: 'user:hunter2@host' },
    { DATABASE_REPLICA_URL: 'user:hunter2@host' },
    { OIDC_PROVIDERS: 'school', OIDC_SCHOOL_CLIENT_SECRET: 'hunter2' },
  ])('%o is refused without repeating the secret', (environment) => {
    expect(() => readConfig(environment)).toThrow(/^(?![^]*hunter2)[A-Z_]+/)
  })

  test('twin: what is no secret is repeated', () => {
    expect(() => readConfig({ LOG_LEVEL: 'hunter2' })).toThrow('hunter2')
  })

  test('reads the services to sign in with', () => {
    const { signInProviders } = readConfig({
      OIDC_PROVIDERS: 'our-school',
      OIDC_OUR_SCHOOL_ISSUER: 'https://id.school.example',
      OIDC_OUR_SCHOOL_CLIENT_ID: 'cairn',
      OIDC_OUR_SCHOOL_CLIENT_SECRET: 'secret',
      OIDC_OUR_SCHOOL_NAME: 'Hill School',
    })
    expect(signInProviders).toEqual([
      {
        id: 'our-school',
        name: 'Hill School',
        issuer: 'https://id.school.example',
        clientId: 'cairn',
        clientSecret: 'secret',
      },
    ])
  })

  test('reads what stands around every page', () => {
    const set = {
      FORUM_INVITE_URL: 'https://chat.example/invite',
      PROMOTION: 'none',
      SCHOOL_ADDRESS: '12 Harbor Street',
      SCHOOL_EMAIL: 'hello@school.example',
      SCHOOL_PHONE: '+49 30 1234567',
      ABOUT_LINK: 'Our story https://school.example/about',
      STATUS_LINK: 'https://status.example',
    }
    expect(readConfig(set)).toMatchObject({
      forumInviteUrl: 'https://chat.example/invite',
      frame: {
        promotion: 'none',
        hasForum: true,
        address: '12 Harbor Street',
        email: 'hello@school.example',
        phone: '+49 30 1234567',
        links: [
          { name: 'about', text: 'Our story', url: 'https://school.example/about' },
          { name: 'status', text: null, url: 'https://status.example' },
        ],
      },
    })
  })

  test('reads who signs certificates, and looks for the signature in the data folder', () => {
    expect(readConfig({}).certificateSigner).toBeNull()
    const named = { CERTIFICATE_SIGNER_NAME: 'Maya Castillo' }
    expect(readConfig(named).certificateSigner).toEqual({
      name: 'Maya Castillo',
      title: null,
      signatureFile: null,
    })
    const whole = { ...named, CERTIFICATE_SIGNER_TITLE: 'Head of School', CERTIFICATE_SIGNATURE: 'maya.svg' }
    expect(readConfig({ ...whole, DATA_DIR: '/srv/school' }).certificateSigner).toEqual({
      name: 'Maya Castillo',
      title: 'Head of School',
      signatureFile: '/srv/school/maya.svg',
    })
  })

  test('a school that sets nothing has nothing around its pages but our own sentence', () => {
    expect(readConfig({}).frame).toEqual(testSite.frame)
  })

  test.for([
    [{ DEPLOYMENT: 'staging', NODE_ENV: 'production', SMTP_URL: 'smtp://localhost' }, true],
    [{ DEPLOYMENT: 'staging' }, false],
    [{ NODE_ENV: 'production', SMTP_URL: 'smtp://localhost' }, false],
  ] as const)('with %o the school is a staging one: %s', ([environment, isStaging]) => {
    expect(readConfig(environment).frame.isStaging).toBe(isStaging)
  })

  test.for([
    [{}, 'local-outbox'],
    [{ APP_ORIGIN: 'http://[::1]:8000' }, 'local-outbox'],
    [{ APP_ORIGIN: 'http://192.168.1.20:8000' }, 'operator'],
    [{ APP_ORIGIN: 'http://classroom:8000', NODE_ENV: 'production' }, 'operator'],
    [{ APP_ORIGIN: 'https://school.example', SMTP_URL: 'smtp://localhost' }, 'mail'],
    [{ SMTP_URL: 'smtp://localhost' }, 'mail'],
  ] as const)('with %o codes are delivered by way of: %s', ([environment, way]) => {
    expect(readConfig(environment).codeDelivery).toBe(way)
  })

  test('a language that is none is named', () => {
    expect(() => readConfig({ CURRICULUM_LOCALE: 'klingon' })).toThrow('klingon is not a valid locale')
  })

  test('all mistakes are reported at once', () => {
    expect(() => readConfig({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/PORT=x.*\nLOG_LEVEL=y/)
  })

  test('docs/configuration.md describes every variable', () => {
    const page = readFileSync(join(import.meta.dirname, '../../../../docs/configuration.md'), 'utf8')
    for (const [name, { default: value, meaning }] of Object.entries(environmentVariables)) {
      expect(page).toContain(`| \`${name}\` | ${value ? `\`${value}\`` : '–'} | ${meaning} |`)
    }
  })
})
