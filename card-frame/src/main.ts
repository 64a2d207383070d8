import { createCardServer } from './card-server.ts'
import { readEnvironment } from './environment.ts'

const environment = readEnvironment()
const server = await createCardServer(environment).catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
console.log(`card frame and gateway sandbox on ${environment.cardOrigin}`)

const stop = () => void server.close().then(() => process.exit(0))
process.once('SIGINT', stop)
process.once('SIGTERM', stop)
