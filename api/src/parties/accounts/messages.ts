import type { accounts } from '@invoice-card/contracts'
import type { Messages } from '../../platform/http/public.ts'

export const accountsMessages: Messages<typeof accounts> = {
  holder_not_convertible: '口座名義に使用できない文字が含まれています。全角カタカナで入力してください。',
}

/** Names the characters that no bank transfer can carry. */
export const unconvertibleMessage = (characters: readonly string[]): string =>
  characters.length === 0
    ? '口座名義を入力してください。'
    : `「${characters.slice(0, 10).join('')}」は口座名義に使用できません。全角カタカナで入力してください。`
