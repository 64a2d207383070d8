import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { currentTermsVersion } from '@invoice-card/domain'
import { sql } from 'kysely'
import { auditChainOf, findBrokenAudit } from '../../platform/audit/store.ts'
import { createTestApp, type TestApp } from '../../testing/app/app.ts'
import { isRefusedCall } from '../../testing/app/client.ts'
import { createCompany } from '../../testing/app/company.ts'
import { leave } from '../../testing/companies/leave.ts'
import { lastCodeTo, lastMailTo } from '../../testing/mails/mails.ts'
import { decideReview } from './review.ts'
import {
  certifiedSignUp,
  fieldsOf,
  freeListedNumber,
  listedCorporation,
  newPassword,
  person,
  registerCorporation,
  soleProprietor,
} from '../../testing/companies/sign-up.ts'
import { warmPool } from '../../testing/app/warm-pool.ts'
import { examiners } from '../../testing/companies/examiners.ts'

let api: TestApp
before(async () => {
  api = await createTestApp()
})
after(() => api.close())
beforeEach(async () => {
  api.clock.advance({ hours: 1 })
  await freeListedNumber(api.db)
})

const registrations = () => api.anonymous.registrations
const unlisted = { ...listedCorporation, corporate_number: '4011001098993', corporate_name: '株式会社名無し' }
const asCorporation = (token: string, corporation?: Partial<typeof listedCorporation>, rest?: object) =>
  registerCorporation(api, token, corporation, rest)

test('a token of nobody opens nothing', async () => {
  const registration_token = 'x'.repeat(43)
  await assert.rejects(asCorporation(registration_token), isRefusedCall('registration_token_invalid'))
  await assert.rejects(
    registrations().validateRegistration({ body: { registration_token, business_form: 1 } }),
    isRefusedCall('registration_token_invalid'),
  )
  await assert.rejects(
    registrations().checkRegistration({ body: { registration_token, business_form: 1 } }),
    isRefusedCall('registration_token_invalid'),
  )
})

test('wrong fields are refused with their texts, nothing is made, and the token still works', async () => {
  const { registration_token } = await certifiedSignUp(api)
  const wrong = {
    ...listedCorporation,
    corporate_number: '1234567890123',
    address_state: '東京',
    representative_birthday: '2020-01-01',
  }
  assert.deepEqual(
    await fieldsOf(
      asCorporation(registration_token, wrong, {
        user_last_name: '',
        phone_number: '123',
        is_terms_agreed: false,
        business_category_id: 99,
      }),
      'registration_invalid',
    ),
    [
      { field: 'user_last_name', message: '姓を入力してください。' },
      { field: 'phone_number', message: '電話番号は市外局番から、10桁または11桁の数字で入力してください。' },
      { field: 'corporation.corporate_number', message: '法人番号が正しくありません。13桁の番号をご確認ください。' },
      { field: 'corporation.address_state', message: '都道府県を選択してください。' },
      {
        field: 'corporation.representative_birthday',
        message: '18歳以上の方のみご登録いただけます。代表者の生年月日をご確認ください。',
      },
      { field: 'business_category_id', message: '業種を選択してください。' },
      { field: 'is_terms_agreed', message: '利用規約をご確認のうえ、同意してください。' },
    ],
  )
  assert.equal((await asCorporation(registration_token)).result, 'registered')
})

test('a corporation registers, signs in with a second factor and finds its data in one spelling', async () => {
  const { emailAddress, registration_token } = await certifiedSignUp(api)
  const { buyer_id, result } = await asCorporation(registration_token, listedCorporation, { business_category_id: 7 })
  assert.equal(result, 'registered')
  const mail = await lastMailTo(api, emailAddress)
  assert.match(mail.subject, /ご登録が完了しました/)
  assert.match(mail.text ?? '', /\n\nトップページを開く\nhttp\S+\/toppage\n/)
  const signIn = await api.anonymous.sessions.login({ body: { email_address: emailAddress, password: newPassword } })
  assert.equal(signIn.status, 'second_factor_required')
  const tokens = await api.anonymous.sessions.login2Auth({
    body: { challenge_id: signIn.challenge_id, auth_code: await lastCodeTo(api, emailAddress) },
  })
  const client = api.clientWith(() => tokens)
  const information = await client.users.getUserInformation()
  assert.deepEqual(information, {
    email_address: emailAddress,
    user_last_name: '鈴木',
    user_first_name: '一郎',
    buyer_id,
    business_form: 1,
    phone_number: '0352180110',
    external_integration_client_ids: [],
    registration_status: 'registered',
    is_company_frozen: false,
    accepted_terms_version: currentTermsVersion,
    current_terms_version: currentTermsVersion,
    corporation: {
      ...listedCorporation,
      representative_name_kana: 'アオバ ハナコ',
      postal_code: '1500002',
      transfer_person_name: 'ｶ)ｱｵﾊﾞﾃﾞｻﾞｲﾝ',
    },
  })
  assert.equal((await client.notifications.listNotifications()).notifications[0]?.title, 'ご登録が完了しました')
  assert.equal(await findBrokenAudit(api.db, auditChainOf(buyer_id)), null)
})

test('a sole proprietor registers with both addresses', async () => {
  const { emailAddress, registration_token } = await certifiedSignUp(api)
  const { buyer_id } = await registrations().registerSoleProprietor({
    body: { registration_token, ...person, sole_proprietor: soleProprietor, is_terms_agreed: true },
  })
  const { id: userId } = await api.db
    .selectFrom('users')
    .select('id')
    .where('company_id', '=', buyer_id)
    .executeTakeFirstOrThrow()
  const { client } = await api.signIn({ companyId: buyer_id, userId, emailAddress, password: newPassword })
  const { sole_proprietor, business_form } = await client.users.getUserInformation()
  assert.equal(business_form, 2)
  assert.deepEqual(sole_proprietor, { ...soleProprietor, transfer_person_name: 'ｷﾂｻﾀｹｳﾁ' })
})

test('a registration signs its user in, and the list of sign-ins shows it', async () => {
  const { registration_token } = await certifiedSignUp(api)
  const { session, buyer_id } = await asCorporation(registration_token)
  assert.ok(session)
  const client = api.clientWith(() => session)
  assert.equal((await client.users.getUserInformation()).buyer_id, buyer_id)
  const { sign_ins } = await client.security.listSignIns({ query: {} })
  assert.deepEqual(
    sign_ins.map(({ purpose, result }) => [purpose, result]),
    [['sign_in', 'succeeded']],
  )
})

test('a registration more than an hour after the code signs nobody in', async () => {
  const { registration_token } = await certifiedSignUp(api)
  api.clock.advance({ minutes: 61 })
  const { session, result } = await asCorporation(registration_token)
  assert.deepEqual([session, result], [undefined, 'registered'])
})

test('the same registration again gets the same answer without a session, another one is refused', async () => {
  const { registration_token } = await certifiedSignUp(api)
  const { session: _, ...first } = await asCorporation(registration_token)
  assert.deepEqual(await asCorporation(registration_token), first)
  await assert.rejects(
    asCorporation(registration_token, { ...listedCorporation, address_street: '別の番地' }),
    isRefusedCall('registration_already_done'),
  )
})

test('two registrations at the same moment with one token make one company and one user', async () => {
  const { registration_token, emailAddress } = await certifiedSignUp(api)
  await warmPool(api)
  const answers = await Promise.all(Array.from({ length: 8 }, () => asCorporation(registration_token)))
  assert.equal(new Set(answers.map(({ buyer_id }) => buyer_id)).size, 1)
  assert.equal(answers.filter(({ session }) => session).length, 1)
  assert.equal(
    (await api.db.selectFrom('users').select('id').where('email_address', '=', emailAddress).execute()).length,
    1,
  )
  assert.equal(
    (
      await api.db
        .selectFrom('companies')
        .select('id')
        .where('corporate_number', '=', listedCorporation.corporate_number)
        .execute()
    ).length,
    1,
  )
})

test('two sign-ups of one address make one account, and the second is refused', async () => {
  const { emailAddress, registration_token } = await certifiedSignUp(api)
  const other = await certifiedSignUp(api, emailAddress)
  await warmPool(api)
  const outcomes = await Promise.allSettled([
    asCorporation(registration_token),
    asCorporation(other.registration_token, unlisted),
  ])
  const [refused] = outcomes.filter(outcome => outcome.status === 'rejected')
  assert.ok(isRefusedCall('email_address_registered')(refused?.reason))
  const left = await api.db
    .selectFrom('companies')
    .select('id')
    .where('corporate_number', 'in', [listedCorporation.corporate_number, unlisted.corporate_number])
    .execute()
  assert.equal(left.length, 1, 'the refused registration left no company behind')
})

test('two registrations at the same moment with one corporate number make one company', async () => {
  const signUps = [await certifiedSignUp(api), await certifiedSignUp(api)]
  await warmPool(api)
  const outcomes = await Promise.allSettled(signUps.map(({ registration_token }) => asCorporation(registration_token)))
  assert.deepEqual(outcomes.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected'])
  assert.ok(
    isRefusedCall('corporate_number_registered')(outcomes.find(outcome => outcome.status === 'rejected')?.reason),
  )
})

test('the screening says what an examiner would check, and only to a user with a proven address', async () => {
  const { registration_token } = await certifiedSignUp(api)
  const check = async (corporation: typeof listedCorporation) => {
    const { result, reasons } = await registrations().checkRegistration({
      body: { registration_token, business_form: 1, corporation },
    })
    return [result, ...reasons.map(({ code }) => code)]
  }
  assert.deepEqual(await check(listedCorporation), ['accepted'])
  assert.deepEqual(await check({ ...listedCorporation, corporate_name: '株式会社別会社' }), [
    'attention',
    'corporate_name_differs',
  ])
  assert.deepEqual(await check({ ...listedCorporation, corporate_number: '7000012050002' }), [
    'attention',
    'corporate_number_unknown',
  ])
  await createCompany(api.db, { corporateNumber: '2999950463004' })
  assert.deepEqual(await check({ ...listedCorporation, corporate_number: '2999950463004' }), [
    'attention',
    'corporate_number_registered',
  ])
})

// A listed company was registered at once from any address, and sole proprietors under any name.
test('a person reviews listed companies with free mail addresses, and names that imitate others', async () => {
  const checkOf = async (body: object, emailAddress?: string) => {
    const { registration_token } = await certifiedSignUp(api, emailAddress)
    const { reasons } = await registrations().checkRegistration({ body: { registration_token, ...body } as never })
    return reasons.map(({ code }) => code)
  }
  const corporation = { business_form: 1, corporation: listedCorporation }
  assert.deepEqual(await checkOf(corporation, 'aoba.design@Gmail.com'), ['free_mail_address'])
  assert.deepEqual(await checkOf(corporation, 'aoba.design@yahoo.co.jp'), ['free_mail_address'])
  assert.deepEqual(await checkOf(corporation), [])
  const named = (business_name: string) =>
    checkOf({ business_form: 2, sole_proprietor: { ...soleProprietor, business_name } }, 'takeuchi@gmail.com')
  assert.deepEqual(await named('喫茶たけうち'), [])
  for (const name of ['<img src=x>', 'たけうち https://example.com', '請求書 カード払い', 'ｻﾎﾟｰﾄｾﾝﾀｰ'])
    assert.deepEqual(await named(name), ['name_suspicious'], name)
  for (const name of ['株式会社たけうち', 'たけうち銀行', '㈱たけうち'])
    assert.deepEqual(await named(name), ['name_reserved'], name)
})

/** A company that the screening stopped, with its user signed in. */
async function underReview() {
  const { emailAddress, registration_token } = await certifiedSignUp(api)
  const corporation = { ...listedCorporation, corporate_name: '株式会社別会社' }
  const { buyer_id: companyId, result, session } = await asCorporation(registration_token, corporation)
  assert.equal(result, 'under_review')
  assert.ok(session)
  return { companyId, emailAddress, password: newPassword, client: api.clientWith(() => session) }
}
const ownerOf = (companyId: number) =>
  api.db
    .selectFrom('users')
    .select(['id as userId', 'email_address as emailAddress'])
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow()
const pay = ({ client }: Awaited<ReturnType<typeof underReview>>) =>
  client.invoices.createInvoice({ body: {} as never }, { idempotencyKey: 'under-review' })
const decide = (companyId: number, status: 'registered' | 'rejected') =>
  decideReview(api.examiner, { companyId, examiner: examiners.tanaka, status, comment: null })

test('a company that the screening stopped signs in, reads so, and begins no payment', async () => {
  const user = await underReview()
  assert.match((await lastMailTo(api, user.emailAddress)).subject, /ご登録を受け付けました/)
  assert.equal((await user.client.users.getUserInformation()).registration_status, 'under_review')
  await assert.rejects(pay(user), isRefusedCall('company_not_registered'))
})

test('a review ends once, notifies of its result, and counts from then on', async () => {
  const approved = await underReview()
  await warmPool(api)
  const decisions = await Promise.all([
    decide(approved.companyId, 'registered'),
    decide(approved.companyId, 'registered'),
  ])
  assert.deepEqual(decisions.toSorted(), [false, true])
  await assert.rejects(pay(approved), isRefusedCall('invalid_request'))
  assert.match((await lastMailTo(api, approved.emailAddress)).subject, /ご登録が完了しました/)
})

test('a rejected company begins no payment either', async () => {
  const user = await underReview()
  await decide(user.companyId, 'rejected')
  await assert.rejects(pay(user), isRefusedCall('company_not_registered'))
  assert.match((await lastMailTo(api, user.emailAddress)).subject, /ご登録を承認できませんでした/)
  assert.equal(await findBrokenAudit(api.db, auditChainOf(user.companyId)), null)
})

// The number was unique over all companies: who registered a public one first locked its owner out for ever, although
// an examiner had rejected it. The next one may be the same impostor by another address: a person decides.
test('a rejected company leaves its number to the next, which waits for an examiner', async () => {
  const impostor = await underReview()
  const [owner, late] = [await certifiedSignUp(api), await certifiedSignUp(api)]
  await assert.rejects(asCorporation(owner.registration_token), isRefusedCall('corporate_number_registered'))
  await decide(impostor.companyId, 'rejected')
  const { registration_token } = owner
  const { reasons } = await registrations().checkRegistration({
    body: { registration_token, business_form: 1, corporation: listedCorporation },
  })
  assert.deepEqual(
    reasons.map(({ code }) => code),
    ['corporate_number_stopped'],
  )
  assert.equal((await asCorporation(registration_token)).result, 'under_review')
  await assert.rejects(asCorporation(late.registration_token), isRefusedCall('corporate_number_registered'))
})

const againWith = async (corporation: Partial<typeof listedCorporation> = {}) =>
  asCorporation((await certifiedSignUp(api)).registration_token, { ...listedCorporation, ...corporation })

// A closed company gave its number up, and with it what an examiner had decided.
test('a number rejected or under review when its company left waits for an examiner again', async () => {
  const waiting = await underReview()
  await leave(api, waiting)
  const { buyer_id, result } = await againWith()
  assert.equal(result, 'under_review')
  await decide(buyer_id, 'rejected')
  const { userId, emailAddress } = await ownerOf(buyer_id)
  await leave(api, await api.signIn({ companyId: buyer_id, userId, emailAddress, password: newPassword }))
  assert.equal((await againWith()).result, 'under_review')
})

test('a number that an examiner approved since is free of what was decided before', async () => {
  const rejected = await underReview()
  await decide(rejected.companyId, 'rejected')
  const { buyer_id } = await againWith()
  await decide(buyer_id, 'registered')
  const { userId, emailAddress } = await ownerOf(buyer_id)
  await leave(api, await api.signIn({ companyId: buyer_id, userId, emailAddress, password: newPassword }))
  assert.equal((await againWith()).result, 'registered')
})

// Once the number was unique among those that were not rejected only, processes of the version before could register
// nobody.
test('a company can be registered by a version that goes by the number of all companies', async () => {
  await sql`explain insert into companies default values on conflict (corporate_number) do nothing`.execute(api.db)
})

test('the number of a rejected company is still known to itself and to who asks the audit log', async () => {
  const user = await underReview()
  await decide(user.companyId, 'rejected')
  assert.equal(
    (await user.client.users.getUserInformation()).corporation?.corporate_number,
    listedCorporation.corporate_number,
  )
  const { detail } = await api.db
    .selectFrom('audit_log')
    .select('detail')
    .where('chain', '=', auditChainOf(user.companyId))
    .where('action', '=', 'company.rejected')
    .executeTakeFirstOrThrow()
  assert.equal(detail.corporate_number, listedCorporation.corporate_number)
})

test('the lines of business are those of the national classification', async () => {
  const { business_categories } = await registrations().listBusinessCategories()
  assert.equal(business_categories.length, 20)
  assert.deepEqual(business_categories[6], { id: 7, name: '情報通信業' })
})
