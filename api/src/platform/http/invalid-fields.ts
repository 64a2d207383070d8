import type { FieldError } from '@invoice-card/contracts'
import { getDotPath, type BaseIssue } from 'valibot'

/** What to do about an input that its schema refuses, by kind of check. */
const texts: Readonly<Record<string, (requirement: unknown) => string>> = {
  min_length: () => '入力してください。',
  max_length: max => `${String(max)}文字以内で入力してください。`,
  email: () => 'メールアドレスを正しい形式で入力してください。',
  iso_date: () => '日付を正しく入力してください。',
  integer: () => '整数で入力してください。',
  number: () => '数字で入力してください。',
  min_value: min => `${String(min)}以上の値を入力してください。`,
  max_value: max => `${String(max)}以下の値を入力してください。`,
  picklist: () => '選択してください。',
  literal: () => '選択してください。',
}

export const fieldErrorsOf = (issues: readonly BaseIssue<unknown>[]): FieldError[] =>
  issues.map(issue => ({ field: getDotPath(issue) ?? '', message: messageOf(issue) }))

function messageOf(issue: BaseIssue<unknown>): string {
  if (issue.input === undefined || issue.input === null) return '入力してください。'
  return (texts[issue.type] ?? (() => '正しい形式で入力してください。'))(issue.requirement)
}
