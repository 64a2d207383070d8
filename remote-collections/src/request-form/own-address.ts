import { spellEmail } from '@invoice-card/domain'
import { loginUserAtom, store } from '@invoice-card/session'

/** Whether it is the user's own sign-in address, to which no request is made; the server knows those of colleagues. */
export const isOwnAddress = (typed: string): boolean =>
  spellEmail(typed).toLowerCase() === store.get(loginUserAtom)?.emailAddress.toLowerCase()

export const ownAddressRefused = '貴社宛てのご依頼はできません。依頼先のご担当者のメールアドレスを入力してください。'
