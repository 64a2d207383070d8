import type { accounts } from '@invoice-card/contracts'
import type { HolderKanaWarning } from '@invoice-card/domain'
import type { Messages } from '../http/messages.ts'

export const accountsMessages: Messages<typeof accounts> = {
  holder_not_convertible: '口座名義に使用できない文字が含まれています。全角カタカナで入力してください。',
}

export const holderWarnings: Readonly<Record<HolderKanaWarning, string>> = {
  wo_became_o: '「ヲ」は振込で使用できないため「オ」に置き換えました。通帳の表記をご確認ください。',
  cut: '名義が30文字を超えるため、31文字目以降を省略しました。',
}

/** Names the characters that no bank transfer can carry. */
export const unconvertibleMessage = (characters: readonly string[]): string =>
  characters.length === 0
    ? '口座名義を入力してください。'
    : `「${characters.slice(0, 10).join('')}」は口座名義に使用できません。全角カタカナで入力してください。`
