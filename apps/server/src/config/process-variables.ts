import { z } from '@cairn/contract'
import { port } from './port.ts'
import { readHeaders } from './read-headers.ts'

/** The variables for which processes do what. */
export const processVariables = {
  WORKERS: {
    default: '1',
    meaning:
      'Processes that answer requests, side by side on one machine: a number to 64, or `all` for one on each processor; see “Several processes”.',
    check: z.union([z.literal('all'), z.string().check(z.regex(/^(?:[1-9]|[1-5]\d|6[0-4])$/))]),
  },
  BACKGROUND_WORK: {
    default: 'here',
    meaning:
      'Where mail is sent, projects are run again and the work of the night is done: `here`, in the processes that answer requests, or `elsewhere`, by `npm run worker`; see “Work in the background”.',
    check: z.enum(['here', 'elsewhere']),
  },
  METRICS_PORT: {
    default: '',
    meaning:
      'Port on which Prometheus reads what the school counts, at `/metrics`; see “Metrics”. Empty: nothing is counted.',
    check: z.union([z.literal(''), port]),
  },
  METRICS_HOST: {
    default: 'localhost',
    meaning:
      'Address to listen on for that. Others than this machine should reach it only in a network of your own.',
    check: z.string(),
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    default: '',
    meaning:
      'Address of an OpenTelemetry collector, such as `http://localhost:4318`; see “Traces”. Empty: nothing is traced.',
    check: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]),
    isSecret: true,
  },
  OTEL_EXPORTER_OTLP_HEADERS: {
    default: '',
    meaning: 'Headers for the collector, such as `authorization=Bearer%20…`, separated by commas.',
    check: z.string().check(z.refine((value) => readHeaders(value) !== undefined)),
    isSecret: true,
  },
  OTEL_SERVICE_NAME: {
    default: 'cairn',
    meaning: 'What the school is called in traces.',
    check: z.string(),
  },
} as const
