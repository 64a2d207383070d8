import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { EnvironmentPage } from '../page.ts'
import { writeBlock } from './write.ts'

const entry = '/releases/remote-payments/2.0.0/remoteEntry.js'
const page: EnvironmentPage = {
  name: 'local',
  sequence: 1,
  variant: 'stable',
  host: { version: '1.0.0' },
  remotes: {
    remote_empty: { version: '1', entry: '', files: [], prefix: 'empty', toggle: 'empty' },
    remote_payments: { version: '2.0.0', entry, files: [], prefix: 'payments', toggle: 'payments' },
  },
  preload: [
    { prefix: null, files: [], pages: [{ pattern: '^/signin/?$', files: ['/releases/host/0.9.0/7.js'] }] },
    { prefix: 'payments', files: [entry], pages: [{ pattern: '^/payments/[^/]+/?$', files: [] }] },
  ],
  toggles: { empty: 'off', payments: 'on' },
  links: { operationManual: '', faq: '</script>', contact: '', privacyPolicy: '' },
  cardFrameOrigin: '',
  tokenApiKey: '',
  analyticsFrame: null,
  integrity: {
    '/releases/host/0.9.0/7.js': 'sha256-7',
    '/releases/host/1.0.0/host.js': 'sha256-host',
    [entry]: 'sha256-entry',
  },
}

test('a host of form 1 gets lists of names, scripts by their numbers, and every toggle', () => {
  const { block, hashes } = writeBlock(page, 1)
  const { host, remotes, preload, toggles, links } = JSON.parse(block) as Record<string, unknown>
  assert.deepEqual(host, { version: '1.0.0', scripts: ['7', 'host'], earlier: [['0.9.0', 1]] })
  assert.deepEqual(remotes, {
    remote_empty: { version: '1', scripts: [], first: 0, prefix: 'empty' },
    remote_payments: { version: '2.0.0', scripts: ['remoteEntry'], first: 1, prefix: 'payments' },
  })
  assert.deepEqual(preload, [
    [null, [], ['signin', 0]],
    ['payments', [2], ['payments/[^/]+']],
  ])
  assert.deepEqual([toggles, links], [page.toggles, page.links])
  assert.deepEqual(hashes, ['sha256-7', 'sha256-host', 'sha256-entry'])
  assert.doesNotMatch(block, /</)
})
