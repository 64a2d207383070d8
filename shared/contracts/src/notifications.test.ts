import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as v from 'valibot'
import { Notification } from './index.ts'

test('a page that is open while a later version answers lists a kind that it does not know', () => {
  const answered = {
    id: 1,
    kind: 'moon_landed',
    title: '着陸しました',
    is_read: false,
    is_action_required: false,
    is_answered: false,
    deadline: null,
    link: null,
    created_at: '2026-11-29T01:00:00Z',
  }
  assert.equal(v.parse(Notification, answered).kind, 'other')
})
