import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hostBlockForm } from '@invoice-card/config/webpack'
import { blockForm } from '@invoice-card/environment/page'

// Builds cannot import it: the package that defines the block is checked with that of the builds.
test('a build of the host says the form of the data block that its sources read', () => {
  assert.equal(hostBlockForm, blockForm)
})
