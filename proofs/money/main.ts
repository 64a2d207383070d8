import { readCommandLine, wholeNumber } from '@invoice-card/config/bench/command-line'
import { createTestApp } from '../../api/src/testing/app/app.ts'
import { startGateway } from '../../api/src/testing/outside/gateway.ts'
import { describeProof, proveRequestMoney } from './prove.ts'

const usage = `Makes random requests for money, each to its end, then compares every book with every other.

Usage: pnpm money [options]

  --requests N  how many (default 1000)
  --seed N      the same seed makes the same requests (default another one each time)
  --smoke       two requests; sixty are in a test

Exit codes: 0 all holds, 1 a book that does not, 2 wrong usage.`

const { requests, seed } = readCommandLine(process.argv.slice(2), {
  usage,
  options: {
    requests: { type: 'string', default: '1000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    smoke: { type: 'boolean', default: false },
  },
  read: values => ({
    requests: values.smoke ? 2 : wholeNumber('requests', values.requests, 1),
    seed: wholeNumber('seed', values.seed, 0),
  }),
})

const startedAt = performance.now()
const gateway = await startGateway()
const app = await createTestApp({ variables: gateway.variables })
try {
  const proof = await proveRequestMoney({ app, gateway }, { requests, seed })
  console.log(describeProof(proof))
  if (proof.problems.length > 0) process.exitCode = 1
} catch (error) {
  console.error(`seed ${seed}:`, error)
  process.exitCode = 1
}
console.log(`${Math.round((performance.now() - startedAt) / 1000)} s`)
await app.close()
await gateway.close()
