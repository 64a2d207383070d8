import { OutdatedStatement } from './statements/prepared.ts'

// Class 57 (shut-down, crash, time-out), 08 (connection), 53 (resources), 40 (deadlock) and a broken socket: the same
// may succeed in a moment.
const passing = /^(57|08|53|40)/
const brokenSocket = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE']
// The file of its socket while it starts; any other file that is missing is somebody else's.
const isSocketMissing = ({ code, syscall }: Failed): boolean => code === 'ENOENT' && syscall === 'connect'
// While it starts its name may not be known yet, and its host may not be there.
const absent = ['ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH']
const lost =
  /Connection terminated|connection error and is not queryable|timeout exceeded when trying to connect|timeout expired/

interface Failed {
  readonly code?: string
  readonly message?: string
  readonly syscall?: string
}

/** Whether the database was away, starting, overburdened or migrated: nothing is wrong with what was asked of it. */
export const isDatabaseDown = (error: unknown): boolean => {
  const failed = error as Failed
  const { code = '', message = '' } = failed
  return (
    passing.test(code) ||
    brokenSocket.includes(code) ||
    isSocketMissing(failed) ||
    lost.test(message) ||
    error instanceof OutdatedStatement
  )
}

/** The same of a process that starts, whose database may not be there at all yet. */
export const isDatabaseAbsent = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  const { code = '' } = error as { code?: string }
  return isDatabaseDown(error) || absent.includes(code) || isDatabaseAbsent(error.cause)
}
