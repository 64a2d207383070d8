import type { users } from '@invoice-card/contracts'
import type { Messages } from '../http/messages.ts'

export const usersMessages: Messages<typeof users> = {
  transfer_person_name_not_kana: '振込名義は、カナ、英大文字、数字で30文字以内になるように入力してください。',
}
