import { z } from '@cairn/contract'
import { port } from './port.ts'

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
} as const
