import { isIP } from 'node:net'
import { languageNames, z } from '@cairn/contract'
import { certificateVariables } from './certificate-variables.ts'
import { donationVariables } from './donation-variables.ts'
import { frameVariables } from './frame-variables.ts'
import { port } from './port.ts'
import { processVariables } from './process-variables.ts'

export type Variable = {
  default: string
  meaning: string
  check: z.ZodMiniType<string>
  /** Contains a password, which messages must not repeat. */
  isSecret?: boolean
  /** The valid form of a value that is only written in another way. */
  normalize?: (value: string) => string | undefined
}

const anyText = z.string()
const count = z.string().check(z.regex(/^[1-9]\d{0,6}$/))
/** Browsers compare origins letter by letter, and always send this form. */
const toOrigin = (value: string) =>
  /^https?:\/\//i.test(value) && URL.canParse(value) ? new URL(value).origin : undefined
const origin = z.string().check(z.refine((value) => value === '' || value === toOrigin(value)))
const webPage = z.union([z.literal(''), z.url({ protocol: /^https?$/ })])
const postgresUrl = z.string().check(z.regex(/^(?:postgres(?:ql)?:\/\/\S+)?$/))
const smtpUrl = z.string().check(
  z.regex(/^(?:smtps?:\/\/\S+)?$/),
  z.refine((value) => value === '' || URL.canParse(value)),
)
const networks = z
  .string()
  .check(z.refine((value) => value === '' || value.split(',').every((one) => isNetwork(one.trim()))))

function isNetwork(text: string): boolean {
  const [address = '', bits = '1', ...rest] = text.split('/')
  const version = isIP(address)
  const mostBits = version === 4 ? 32 : 128
  return version > 0 && rest.length === 0 && /^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= mostBits
}

/** Every variable that the process reads. docs/configuration.md shows the same table, and a test compares them. */
export const environmentVariables = {
  PORT: { default: '8000', meaning: 'Port of the app. A number from 0 to 65535.', check: port },
  RUNNER_PORT: {
    default: '',
    meaning: 'Port of the runner’s own origin, where learner code lives. Empty: the port after `PORT`.',
    check: z.union([z.literal(''), port]),
  },
  HOST: {
    default: '127.0.0.1',
    meaning: 'Address to listen on. `0.0.0.0` opens the school to the network; set `APP_ORIGIN` too.',
    check: anyText,
  },
  ...processVariables,
  APP_ORIGIN: {
    default: '',
    meaning: 'How browsers reach the app, such as `https://school.example`. Empty: `http://localhost:PORT`.',
    check: origin,
    normalize: toOrigin,
  },
  RUNNER_ORIGIN: {
    default: '',
    meaning:
      'How browsers reach the runner; must differ from `APP_ORIGIN`. Empty: its host with `RUNNER_PORT`.',
    check: origin,
    normalize: toOrigin,
  },
  DATA_DIR: { default: '.data', meaning: 'Folder for everything that is kept.', check: anyText },
  ARCHIVE_DIR: {
    default: '',
    meaning:
      'Folder on another disk for every change to the data, so that a backup can be restored as of any moment; see [backup.md](backup.md). Empty: only the moments of backups.',
    check: anyText,
  },
  CREDENTIAL_KEY_FILE: {
    default: '',
    meaning:
      'File with the Ed25519 key that certificates are signed with (PEM). Empty: `credentials/key.pem` in `DATA_DIR`, made when it is first needed.',
    check: anyText,
  },
  DATABASE_URL: {
    default: '',
    meaning: 'A PostgreSQL of your own, `postgres://…`. Empty: the process runs one in `DATA_DIR`.',
    check: postgresUrl,
    isSecret: true,
  },
  DATABASE_MIGRATION_URL: {
    default: '',
    meaning:
      'The same database, as the role that owns the schema. Empty: `DATABASE_URL` does that, too. See “A database of your own”.',
    check: postgresUrl,
    isSecret: true,
  },
  DATABASE_REPLICA_URL: {
    default: '',
    meaning:
      'A replica of that database, from which public profiles are read when it has them already. Empty: none. See “Reading from replicas” in [scaling.md](scaling.md).',
    check: postgresUrl,
    isSecret: true,
  },
  SMTP_URL: {
    default: '',
    meaning:
      'Mail server, `smtp://user:password@host:port`. Needed when `APP_ORIGIN` is open to the internet; see “Mail”.',
    check: smtpUrl,
    isSecret: true,
  },
  MAIL_FROM: {
    default: 'cairn@localhost',
    meaning: 'Sender of all mail.',
    check: z.string().check(z.regex(/^[^\s@]+@[^\s@]+$/)),
  },
  SUPPORT_EMAIL: {
    default: '',
    meaning: 'Where reports about profiles go. Empty: `MAIL_FROM`.',
    check: z.string().check(z.regex(/^(?:[^\s@]+@[^\s@]+)?$/)),
  },
  MAILS_PER_NETWORK: {
    default: '10',
    meaning:
      'Mails with a link or code an hour that may be asked for from one address (IPv6: one /64), by browsers that have not signed in before; see “Limits of mail”. A classroom behind one address needs more.',
    check: count,
  },
  MAILS_PER_SCHOOL: {
    default: '200',
    meaning:
      'Mails with a link or code an hour for all browsers that have not signed in before. Above it mail pauses for them, and campers sign in by passkey, another service, recovery code, or in a browser that they have used.',
    check: count,
  },
  TRUST_PROXY: {
    default: '',
    meaning:
      'Addresses of proxies whose `X-Forwarded-For` is believed, separated by commas, such as `127.0.0.1` on this machine and `10.0.0.7` on another, or a network that only they are in, such as `10.0.0.0/28`. A visitor from one of these addresses could pass for any other.',
    check: networks,
  },
  LOG_LEVEL: {
    default: 'warn',
    meaning: 'One of `fatal`, `error`, `warn`, `info`, `debug`, `trace`, `silent`.',
    check: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
  },
  ...frameVariables,
  ...certificateVariables,
  ...donationVariables,
  CURRICULUM_DIR: {
    default: '',
    meaning: 'Folder of lessons in the format of docs/authoring.md. Empty: our own, `curriculum`.',
    check: anyText,
  },
  CURRICULUM_LOCALE: {
    default: 'english',
    meaning: `Language of the school's lessons. Pages in a language that the lessons are translated into show the translation (decision 63). One of ${languageNames.map((name) => `\`${name}\``).join(', ')}.`,
    check: z.enum(languageNames),
  },
  SHOW_NEW_CURRICULUM: {
    default: 'false',
    meaning: '`true` shows the courses of the stage New.',
    check: z.enum(['true', 'false']),
  },
  SHOW_UPCOMING_CHANGES: {
    default: 'false',
    meaning: '`true` shows the courses of the stage Upcoming, and blocks that are not ready yet.',
    check: z.enum(['true', 'false']),
  },
  FEATURES: {
    default: '',
    meaning:
      'File or address of the features of this school, such as `features.json`; see “Features and experiments”. Empty: the defaults.',
    check: anyText,
  },
  ANALYTICS: {
    default: '',
    meaning:
      'Where events of campers who agree are sent: `log`, or an address, `https://…`; see “Analytics”. Empty: nowhere, and browsers send none.',
    check: z.union([z.literal(['', 'log']), z.url({ protocol: /^https?$/ })]),
    isSecret: true,
  },
  COUNT_TROUBLE: {
    default: 'false',
    meaning:
      '`true` sums up, of campers who agree, how often each lesson is opened, tried, passed and left; see “Where campers get stuck”.',
    check: z.enum(['true', 'false']),
  },
  LIVE_AUTHORING: {
    default: 'false',
    meaning:
      '`true` lets open pages follow the lessons’ files; `npm run dev` sets it. Refused in production.',
    check: z.enum(['true', 'false']),
  },
  FORUM_URL: {
    default: '',
    meaning: 'Address of a Discourse forum where campers can ask. Empty: nothing about a forum is shown.',
    check: z.union([z.literal(''), z.url()]),
  },
  NEWS_URL: {
    default: '',
    meaning: 'Address of the school’s news. Empty: no page links to any.',
    check: webPage,
  },
  RADIO_URL: {
    default: '',
    meaning: 'Address of the school’s radio. Empty: no page links to any.',
    check: webPage,
  },
  SEARCH_URL: {
    default: '',
    meaning:
      'Page of another search, such as that of the news, with `{query}` where the words go: `https://news.example/search?q={query}`. The search page offers it below its own results. Empty: it offers none.',
    check: webPage.check(z.refine((value) => value === '' || value.includes('{query}'))),
  },
  TROPHY_API_URL: {
    default: 'https://learn.microsoft.com/api',
    meaning: 'Where trophies of Microsoft Learn are looked up.',
    check: z.string().check(z.regex(/^https?:\/\/[^?#\s]+$/)),
  },
  CODEROAD_OWNER: {
    default: 'cairn-school,freeCodeCamp',
    meaning: 'Owners on GitHub of the repositories that lessons in the remote editor open.',
    check: z.string().check(z.regex(/^[\w-]+(?:,[\w-]+)*$/)),
  },
  REMOTE_EDITOR_URL: {
    default: '',
    meaning:
      'Page of a remote editor that opens tutorials, such as `https://editor.example/embed/`; see “Remote editor”. Empty: campers are shown the tutorial’s repository instead.',
    check: webPage,
  },
  OIDC_PROVIDERS: {
    default: '',
    meaning:
      'Other services to sign in with, separated by commas, such as `google,school`; see “Signing in with other services”.',
    check: anyText,
  },
  BROWSER_PATH: {
    default: '',
    meaning:
      'Path of the Chromium or Chrome that runs submitted projects again; see “Projects are run again”. Empty: the first one found. `none`: projects are not run again.',
    check: anyText,
  },
  BUILD_DIR: {
    default: '.build',
    meaning:
      'Folder inside the project for the built curriculum, runner and web app. A second school in the same checkout, with lessons or code of its own, needs another one, such as `.build/second`.',
    check: anyText,
  },
} as const satisfies Record<string, Variable>

export type VariableName = keyof typeof environmentVariables
