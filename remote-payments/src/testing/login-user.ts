import { loginUserAtom, store } from '@invoice-card/session'

/** A user of the sample company is signed in. */
export function signIn(): void {
  store.set(loginUserAtom, {
    emailAddress: 'demo@example.co.jp',
    userLastName: '佐藤',
    userFirstName: '花子',
    buyerId: 1,
    businessForm: 1,
    companyName: '株式会社サンプル商事',
    transferPersonName: 'カ)サンプル',
    phoneNumber: '',
    externalIntegrationClientIds: [],
  })
}
