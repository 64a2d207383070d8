import assert from 'node:assert/strict'
import { test } from 'node:test'
import { abandonedPayment, findResultMessage, unexplainedDecline } from './result-messages.ts'

const declines = ['AC01', 'AC03', 'GN01', 'GC01', 'GT01', 'P007', 'XB01', 'XA01', 'XG01']

test('no decline asks to apply again: everything typed is still on the screen that shows it', () => {
  for (const code of declines)
    assert.doesNotMatch(findResultMessage(code) ?? '', /もう一度お申し込み|でお申し込み/, code)
  assert.doesNotMatch(abandonedPayment + unexplainedDecline, /もう一度お申し込み/)
})

test('an authentication that was not passed says that nothing was paid', () => {
  for (const code of ['GN01', 'GC01', 'GT01'])
    assert.match(findResultMessage(code) ?? '', /お支払いは行われていません/, code)
})
