import assert from 'node:assert/strict'
import { test } from 'node:test'
import { changeEnvironment } from '../environment/change/change.ts'
import { setPath } from '../environment/stored/files.ts'
import { opsOn } from '../testing/command-line.ts'
import { editSet } from '../testing/attacker.ts'
import { emptyData, goLive, initialValues, publishBuild } from '../testing/store.ts'

test('history shows what each set changed, and a damaged one does not hide those before it', async () => {
  const data = await emptyData()
  const ops = opsOn(data)
  const first = await publishBuild(data, 'host')
  await goLive(data, first)
  const second = await publishBuild(data, 'host', { scripts: { 'host.1.js': '2' } })
  await goLive(data, second)
  await ops.data('toggle', 'collections', 'off', '--company', '4011001098993', '--author', 'Night shift')
  await changeEnvironment(
    data,
    'local',
    { links: { ...initialValues.links, faq: 'https://other.example/' }, card_frame_origin: 'https://card.example' },
    'settings',
  )
  await ops.data('rollback')

  const entries = await ops.data<
    { sequence: number; reason: string; author: string; rolled_back_to: number | null; changes: unknown }[]
  >('history', '--limit', '4')
  assert.deepEqual(
    entries.map(({ sequence, reason, rolled_back_to, changes }) => [sequence, reason, rolled_back_to, changes]),
    [
      [5, 'rollback to 1', 1, [{ what: 'host', from: second.version, to: first.version }]],
      [
        4,
        'settings',
        null,
        [
          { what: 'link faq', from: 'https://faq.example/', to: 'https://other.example/' },
          { what: 'card_frame_origin', from: 'http://localhost:3002', to: 'https://card.example' },
        ],
      ],
      [
        3,
        'toggle collections off for 4011001098993',
        null,
        [{ what: 'toggle collections', from: 'on', to: 'on, not for 4011001098993' }],
      ],
      [2, 'test', null, [{ what: 'host', from: first.version, to: second.version }]],
    ],
  )

  assert.deepEqual(
    entries.map(({ author }) => author === 'Night shift'),
    [false, false, true, false],
  )

  await editSet(setPath(data, 'local', 3), { token_api_key: 'mine' })
  const { exitCode, stdout } = await ops.run('history')
  assert.equal(exitCode, 0)
  assert.match(stdout, /\n3 {2}Set 3 of local is not the one that set 4 was made from[\s\S]*\n2 {2}[\s\S]*\n1 {2}/)
})
