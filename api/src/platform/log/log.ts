import { pino, type DestinationStream, type Logger } from 'pino'
import { traceFields } from '../tracing/public.ts'
import { standardOutput } from './standard-output.ts'

export type Log = Logger

// A second line of defence: nothing in the code logs bodies or headers.
const redact = [
  '*.password',
  '*.authorization',
  '*["x-access-token"]',
  '*.access_token',
  '*.id_token',
  '*.refresh_token',
  '*.auth_code',
  '*.mdk_token',
  // Errors of idle connections carry the whole client, and with it the key that cancels its queries.
  '*.client',
]

/** JSON lines on standard output unless a destination is given; `name` says which process speaks. */
export const createLog = (name: string, level: string, destination: DestinationStream = standardOutput()): Log =>
  pino(
    {
      name,
      level,
      redact: { paths: redact, censor: '[secret]' },
      base: { name },
      mixin: traceFields,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
    },
    destination,
  )
