import { settingsOrExit } from '@invoice-card/settings'
import { createEdge } from './server.ts'
import { readEdgeSettings } from './settings.ts'

const { port, addresses, ...options } = settingsOrExit(() => readEdgeSettings(process.env))

const servers = addresses.map(address => {
  const server = createEdge(options)
  server.on('error', (error: NodeJS.ErrnoException) => {
    // A machine without IPv6 has no ::1.
    if (address === '::1' && error.code === 'EADDRNOTAVAIL') return
    console.error(error)
    process.exit(1)
  })
  return server.listen(port, address)
})

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    for (const server of servers) {
      server.close()
      server.closeIdleConnections()
    }
  })
}
