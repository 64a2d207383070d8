import assert from 'node:assert/strict'
import { test } from 'node:test'
import { clientNetwork } from './client-network.ts'

for (const text of [
  '',
  'in-process',
  'unknown',
  'not an address',
  '1:2:3:4:5:6:7:8:9',
  '1::2::3',
  'g::',
  '::ffff:1.2.3',
])
  test(`leaves what is no address as it is: ${JSON.stringify(text)}`, () => assert.equal(clientNetwork(text), text))

// Numbers in other bases are other addresses to other readers: only the edge's own spelling counts.
for (const text of ['198.51.100.7', '0x7f.1', '127.1', '010.0.0.1'])
  test(`reads nothing into an IPv4 spelling: ${text}`, () => assert.equal(clientNetwork(text), text))

for (const [title, one, ...others] of [
  ['the hosts of one /64', '2001:db8:0:1::1', '2001:0DB8:0000:0001:ffff:ffff:ffff:ffff', '2001:db8:0:1::192.0.2.1'],
  [
    'an IPv4 address in its IPv6 spellings',
    '198.51.100.7',
    '::ffff:198.51.100.7',
    '::ffff:c633:6407',
    '::FFFF:C633:6407',
  ],
  ['an address on any interface', 'fe80::1', 'fe80::1%eth0', 'fe80::2%eth1'],
] as const)
  test(`counts as one: ${title}`, () => assert.deepEqual(new Set([one, ...others].map(clientNetwork)).size, 1))

for (const [title, one, other] of [
  ['two neighbouring /64', '2001:db8:0:1::1', '2001:db8:0:2::1'],
  ['the first /64 of a network and its second', '2001:db8::1', '2001:db8:0:1::1'],
  ['two IPv4 addresses in IPv6 spelling', '::ffff:198.51.100.7', '::ffff:198.51.100.8'],
] as const)
  test(`distinguishes ${title}`, () => assert.notEqual(clientNetwork(one), clientNetwork(other)))
