import '@invoice-card/config/testing'
import { ContractError, RefusalError, UnreachableError } from '@invoice-card/api-client'
import { failureText } from './failure-text.ts'

const origin = { method: 'GET', url: '/api/v1/invoices' }

test('a refusal is said in the words of the screen, else in those that came with it', () => {
  const refused = new RefusalError(404, { status: 'draft_not_found', message: '下書きがありません。' }, origin)
  expect(failureText(refused, { draft_not_found: '削除されています。' })).toBe('削除されています。')
  expect(failureText(refused)).toBe('下書きがありません。')
})

test('a lost connection is said in the words that came with it', () => {
  expect(failureText(new UnreachableError('接続できませんでした。', origin))).toBe('接続できませんでした。')
})

test.each([new ContractError('GET /api/v1/invoices answered outside its contract', origin), new TypeError('x is not')])(
  'the defect %p is said in general words, not in those for its developers',
  error => {
    expect(failureText(error)).toMatch(/^処理を完了できませんでした。/)
  },
)
