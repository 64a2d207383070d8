import { expect, test } from '@playwright/test'
import { brotliCompressSync } from 'node:zlib'
import { instance } from '../../environment.ts'

/** Of brotli. Almost half of it is hashes, 34 bytes for each script (decision 0154). */
const budgetBytes = 7100

test('the page with all remotes stays within its budget', async () => {
  const page = await (await fetch(`${instance.edge_origin}/`)).text()
  expect(brotliCompressSync(page).length).toBeLessThanOrEqual(budgetBytes)
})
