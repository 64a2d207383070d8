import { runPostgres } from '@invoice-card/config/postgres'
import { rmSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { freePort } from '@invoice-card/config/free-port'

/**
 * A process of its own: runs one PostgreSQL for all test files, which hold a connection to its socket while they live.
 * When nobody has been there for a while it stops the server and goes, however the test files ended.
 * Arguments: path of the socket, folder of the data.
 */
const [, , socketPath, folder] = process.argv as [string, string, string, string]
const idleMs = 8_000

// Tests need no durability; everything else is as in production.
const postgres = await runPostgres({
  folder: join(folder, 'data'),
  port: await freePort(),
  settings: { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', max_connections: '300' },
})

const clients = new Set<Socket>()
const server = createServer(client => {
  clearTimeout(idle)
  clients.add(client)
  client.on('error', () => client.destroy())
  client.on('close', () => {
    clients.delete(client)
    if (clients.size === 0) idle = setTimeout(leave, idleMs)
  })
  client.write(`${postgres.url}/postgres\n`)
})
let idle = setTimeout(leave, idleMs)
rmSync(socketPath, { force: true })
server.listen(socketPath)
process.on('SIGTERM', leave)
process.on('SIGINT', leave)

async function leave(): Promise<void> {
  server.close()
  rmSync(socketPath, { force: true })
  await postgres.stop()
  process.exit(0)
}
