import { pino, type DestinationStream } from 'pino'

/** More than this is written before the turn ends. */
const mostBytes = 8_192

let output: DestinationStream | undefined

/**
 * Standard output, written once for each turn of the event loop: what calls that arrive together log is one write, and
 * nobody waits for it, as the turn's answers are sent first. A process that ends by itself or by an error writes all
 * of it; one that is killed lacks the lines of its last turn.
 */
export function standardOutput(): DestinationStream {
  output ??= writeEachTurn()
  return output
}

function writeEachTurn(): DestinationStream & { readonly flushSync: () => void } {
  const stream = pino.destination({ dest: 1, sync: true, minLength: mostBytes })
  let isScheduled = false
  const flush = () => {
    isScheduled = false
    stream.flush()
  }
  process.once('exit', () => stream.flushSync())
  return {
    write: line => {
      stream.write(line)
      if (isScheduled) return
      isScheduled = true
      setImmediate(flush)
    },
    // pino asks for it after a fatal line.
    flushSync: () => stream.flushSync(),
  }
}
