// Runs the local PostgreSQL until it is asked to stop.
import { runPostgres } from '@invoice-card/config/postgres'

const postgres = await runPostgres({
  folder: process.env.DATABASE_DIRECTORY ?? '',
  port: Number(process.env.PORT),
  settings: { max_connections: '100' },
  log: text => process.stdout.write(text),
}).catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
void postgres.ended.then(() => process.exit(1))

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => void postgres.stop().then(() => process.exit(0)))
}
