import { parseArgs } from 'node:util'
import { createTestApp } from '../../api/src/testing/app/app.ts'
import { startGateway } from '../../api/src/testing/outside/gateway.ts'
import { describeProof, proveRequestMoney } from './prove.ts'

// `pnpm money [--requests 1000] [--seed 1] [--smoke]`: random requests, each to its end, then every book against every
// other.
const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '1000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    smoke: { type: 'boolean', default: false },
  },
})
const requests = values.smoke ? 5 : Number(values.requests)
const seed = Number(values.seed)

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
