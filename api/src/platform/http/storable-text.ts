import type { FieldError } from '@invoice-card/contracts'

/**
 * Texts that PostgreSQL cannot store: U+0000 is refused by `text` and `jsonb`, half a surrogate pair by `jsonb`. Nobody
 * types them, so their sender learns that the field is wrong.
 */
export function unstorableTextsIn(value: unknown, path = ''): FieldError[] {
  if (typeof value === 'string')
    return isStorable(value)
      ? []
      : [{ field: path, message: '使用できない文字が含まれています。入力し直してください。' }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, below]) => [
    ...(isStorable(key) ? [] : unstorableTextsIn(key, path)),
    ...unstorableTextsIn(below, path === '' ? key : `${path}.${key}`),
  ])
}

const isStorable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed()
