import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

// Below what systems give to outgoing connections (Linux from 32768, others from 49152): while a server that was killed
// starts again, any connection could take its port there.
const lowest = 12_000
const highest = 32_000

/** A port of the loopback interface that nobody listens on, and that no outgoing connection is given. */
export async function freePort(): Promise<number> {
  let port: number
  do port = randomInt(lowest, highest)
  while (!(await isFree(port)))
  return port
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    )
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
