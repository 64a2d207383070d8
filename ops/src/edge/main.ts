import { createEdge } from './server.ts'

const variable = (name: string): string => {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set`)
  return value
}

const options = {
  name: variable('ENVIRONMENT'),
  releases: variable('RELEASES_DIR'),
  environment: variable('ENVIRONMENT_DIR'),
  apiOrigin: variable('API_ORIGIN'),
  trustFile: variable('TRUST_FILE'),
  seenFile: variable('SEEN_FILE'),
  variantSecret: variable('VARIANT_SECRET'),
}
// This machine only, by both of its addresses: the mailbox page shows one-time passwords.
const addresses = process.env.HOST ? [process.env.HOST] : ['127.0.0.1', '::1']

const servers = addresses.map(address => {
  const server = createEdge(options)
  server.on('error', (error: NodeJS.ErrnoException) => {
    // A machine without IPv6 has no ::1.
    if (address === '::1' && error.code === 'EADDRNOTAVAIL') return
    console.error(error)
    process.exit(1)
  })
  return server.listen(Number(variable('PORT')), address)
})

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    for (const server of servers) {
      server.close()
      server.closeIdleConnections()
    }
  })
}
