import assert from 'node:assert/strict'
import type { Db } from '../../platform/database/connection.ts'
import type { TestApp } from '../app/app.ts'
import { isRefusedCall, RefusedCall } from '../app/client.ts'
import { lastCodeTo } from '../mails/mails.ts'

let made = 0

/** An address that nobody has. */
export const freshAddress = (): string => `new${(made += 1)}@aratana.example.co.jp`

export const newPassword = 'green-river-lantern-42'

/** Begins a sign-up and takes its code out of the mail. */
export async function startSignUp(api: TestApp, emailAddress = freshAddress()) {
  const { challenge_id } = await api.anonymous.registrations.beginSignUp({
    body: { email_address: emailAddress, password: newPassword },
  })
  return { emailAddress, challenge_id, auth_code: await lastCodeTo(api, emailAddress) }
}

/** A sign-up whose code was accepted: what a registration starts from. */
export async function certifiedSignUp(api: TestApp, emailAddress = freshAddress()) {
  const { challenge_id, auth_code } = await startSignUp(api, emailAddress)
  const { registration_token } = await api.anonymous.registrations.certifySignUp({ body: { challenge_id, auth_code } })
  return { emailAddress, registration_token }
}

export const person = { user_last_name: '鈴木', user_first_name: '一郎', phone_number: '０３－５２１８－０１１０' }

/** A corporation as the bundled register has it. */
export const listedCorporation = {
  corporate_name: '株式会社青葉デザイン製作所',
  corporate_name_kana: 'アオバデザインセイサクショ',
  corporate_number: '3999953441906',
  representative_name: '青葉 花子',
  representative_name_kana: 'あおば　はなこ',
  representative_birthday: '1980-02-29',
  postal_code: '１５０－０００２',
  address_state: '東京都',
  address_city: '渋谷区',
  address_street: '渋谷二丁目15番1号',
  transfer_person_name: '株式会社アオバデザイン',
}

export const soleProprietor = {
  business_name: '喫茶たけうち',
  business_name_kana: 'キッサタケウチ',
  representative_last_name: '竹内',
  representative_first_name: '薫',
  representative_last_name_kana: 'タケウチ',
  representative_first_name_kana: 'カオル',
  representative_birthday: '1975-07-07',
  business_postal_code: '6008216',
  business_address_state: '京都府',
  business_address_city: '京都市下京区',
  business_address_street: '東塩小路町1',
  home_postal_code: '6068501',
  home_address_state: '京都府',
  home_address_city: '京都市左京区',
  home_address_street: '吉田本町2',
  home_address_building_name: 'メゾン吉田201',
  transfer_person_name: 'キッサタケウチ',
}

/** The register of the tests knows few firms: makes the number of `listedCorporation` free again. */
export async function freeListedNumber(db: Db): Promise<void> {
  const { corporate_number } = listedCorporation
  await db
    .updateTable('companies')
    .set({
      corporate_number: null,
      rejected_number: null,
      closed_number: null,
      business_form: 2,
      corporation: null,
      sole_proprietor: '{}',
    })
    .where(({ eb, or }) =>
      or(
        (['corporate_number', 'rejected_number', 'closed_number'] as const).map(column =>
          eb(column, '=', corporate_number),
        ),
      ),
    )
    .execute()
}

/** Registers the listed corporation, with changes of it or of the rest of the body. */
export const registerCorporation = (
  api: TestApp,
  registration_token: string,
  corporation: Partial<typeof listedCorporation> = listedCorporation,
  rest: object = {},
) =>
  api.anonymous.registrations.registerCorporation({
    body: { registration_token, ...person, corporation, is_terms_agreed: true, ...rest },
  })

/** The fields that a refused call names. */
export const fieldsOf = async (call: Promise<unknown>, code: string) => {
  const error = await call.then(
    () => assert.fail('was not refused'),
    (reason: unknown) => reason,
  )
  assert.ok(error instanceof RefusedCall && isRefusedCall(code)(error))
  return error.body.fields
}
