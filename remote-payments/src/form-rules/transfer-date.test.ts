import { calendar } from '../testing/payment.ts'
import { proposedTransferDay, transferDays } from './transfer-date.ts'

test('a due date on a closed day rolls back to the last business day', () =>
  expect(proposedTransferDay('2026-11-29', calendar)).toBe('2026-11-27'))

test('a due date that is too near gives the first day that can be chosen', () =>
  expect(proposedTransferDay('2026-11-21', calendar)).toBe('2026-11-26'))

test('a due date beyond the range gives the last day that can be chosen', () =>
  expect(proposedTransferDay('2027-03-31', calendar)).toBe('2027-01-19'))

test('closed days cannot be chosen', () =>
  expect(transferDays(calendar).slice(0, 3)).toEqual(['2026-11-26', '2026-11-27', '2026-11-30']))
