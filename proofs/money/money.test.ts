import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startAppWithGateway } from '../../api/src/testing/companies/payer-app.ts'
import { endingNames } from './ending-names.ts'
import { describeProof, proveRequestMoney } from './prove.ts'

// The long form is `pnpm money`. A fixed seed, so that the test says the same each time.
const short = { requests: 60, seed: 20_261_123 }
const stage = await startAppWithGateway()

test('ledger, gateway, bank and receipts agree to the yen after 60 random requests', async () => {
  const proof = await proveRequestMoney(stage, short)
  assert.deepEqual(proof.problems, [], describeProof(proof))
  assert.deepEqual(
    endingNames.filter(ending => !(ending in proof.counts)),
    [],
  )
})
