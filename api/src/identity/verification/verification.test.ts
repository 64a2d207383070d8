import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { examinerActor } from '../../platform/audit/examiner.ts'
import { auditChainOf, findBrokenAudit } from '../../platform/audit/store.ts'
import { createTestApp, type TestApp } from '../../testing/app/app.ts'
import { isRefusedCall, RefusedCall } from '../../testing/app/client.ts'
import { createCompany } from '../../testing/app/company.ts'
import { examiners } from '../../testing/companies/examiners.ts'
import { createSeller } from '../../testing/companies/seller.ts'
import { lastMailTo } from '../../testing/mails/mails.ts'
import { fictionalCorporations } from '../../parties/corporations/fictional.ts'
import { printLetters } from './print.ts'
import { verifyByDocuments } from './verify.ts'

let app: TestApp
before(async () => {
  app = await createTestApp()
})
after(() => app.close())

// Each test has a company of the register of its own.
let next = 0
const unverified = async () => {
  const listed = fictionalCorporations[next++]
  assert.ok(listed)
  const company = await createCompany(app.db, {
    name: '株式会社ミカクニン',
    nameKana: `ミカクニン${'アイウエオカキクケコ'.charAt(next)}`,
    corporateNumber: listed.corporate_number,
    verifiedAt: null,
  })
  return { listed, company, seller: await createSeller(app, company) }
}
const codes = async () => (await printLetters(app.examiner, examiners.sato)).letters.map(({ code }) => code)
const refusalOf = async (call: Promise<unknown>): Promise<RefusedCall> => {
  try {
    await call
  } catch (error) {
    if (error instanceof RefusedCall) return error
    throw error
  }
  throw new Error('The call was not refused')
}

test('a company that is not verified cannot request money, and reads where to go', async () => {
  const { seller } = await unverified()
  const refused = await refusalOf(seller.request())
  assert.deepEqual([refused.code, refused.httpStatus], ['company_not_verified', 403])
  const mails = await app.db
    .selectFrom('mails')
    .select('id')
    .where('to_address', '=', 'keiri@hokusei.example.jp')
    .execute()
  assert.deepEqual(mails, [])
})

test('the letter goes to the address of the register, whatever was typed at the registration', async () => {
  const { seller, listed } = await unverified()
  const { letter } = await seller.client.verification.requestVerificationLetter({})
  assert.equal(letter?.postal_code, listed.postal_code)
  assert.equal(letter?.address, `${listed.address_state}${listed.address_city}${listed.address_street}`)
  assert.equal(letter?.printed_at, null)
})

test('a number that the register does not know gets no letter', async () => {
  const company = await createCompany(app.db, { verifiedAt: null })
  const { client } = await app.signIn(company)
  assert.equal((await refusalOf(client.verification.requestVerificationLetter({}))).code, 'letter_address_unknown')
})

test('a second letter is refused for seven days, also when two are requested at once', async () => {
  const { seller } = await unverified()
  const request = () => seller.client.verification.requestVerificationLetter({})
  const outcomes = await Promise.allSettled([request(), request(), request()])
  assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 1)
  const refused = await refusalOf(request())
  assert.equal(refused.code, 'letter_requested_recently')
  assert.ok(refused.body.details?.['next_letter_from'])
})

test('a code that is wrong five times is dead, and the right one is refused then', async () => {
  const { seller } = await unverified()
  await seller.client.verification.requestVerificationLetter({})
  const [code = ''] = (await codes()).slice(-1)
  const enter = (letter_code: string) => seller.client.verification.verifyCompany({ body: { letter_code } })
  for (const left of [4, 3, 2, 1, 0]) {
    const refused = await refusalOf(enter('AAAAA-AAAAA'))
    assert.deepEqual([refused.code, refused.body.details], ['letter_code_incorrect', { remaining_attempts: left }])
  }
  await assert.rejects(enter(code), isRefusedCall('letter_code_attempts_exceeded'))
})

test('before the letter is printed, and 30 days after, no code is taken', async () => {
  const { company, seller } = await unverified()
  await seller.client.verification.requestVerificationLetter({})
  const enter = async (letter_code: string) =>
    (await app.signIn(company)).client.verification.verifyCompany({ body: { letter_code } })
  await assert.rejects(enter('AAAAA-AAAAA'), isRefusedCall('letter_code_expired'))
  const [code = ''] = (await codes()).slice(-1)
  app.clock.advance({ hours: 30 * 24 })
  await assert.rejects(enter(code), isRefusedCall('letter_code_expired'))
})

test("another company's code is none", async () => {
  const [one, other] = [await unverified(), await unverified()]
  for (const { company } of [one, other])
    await (await app.signIn(company)).client.verification.requestVerificationLetter({})
  const printed = await printLetters(app.examiner, examiners.sato)
  const foreign = printed.letters.find(({ company_id }) => company_id === other.company.companyId)?.code ?? ''
  const { client } = await app.signIn(one.company)
  await assert.rejects(
    client.verification.verifyCompany({ body: { letter_code: foreign } }),
    isRefusedCall('letter_code_incorrect'),
  )
})

test('the code verifies in any width and case, and the company may ask others for money', async () => {
  const { company } = await unverified()
  const seller = await createSeller(app, company)
  await seller.client.verification.requestVerificationLetter({})
  const { letters, pdf } = await printLetters(app.examiner, examiners.sato)
  assert.equal(pdf?.subarray(0, 5).toString(), '%PDF-')
  const code = letters.find(({ company_id }) => company_id === company.companyId)?.code ?? ''
  const typed = [...code.toLowerCase()].map(sign => (sign === '-' ? ' ' : toFullWidth(sign))).join('')
  const { verified_at, letter } = await seller.client.verification.verifyCompany({ body: { letter_code: typed } })
  assert.deepEqual([verified_at, letter], [app.clock.now().toISOString(), null])
  assert.equal((await seller.request()).status, 1)
  const mail = await lastMailTo(app, company.emailAddress)
  assert.equal(mail.subject.includes('会社の確認が完了しました'), true)
  const actions = await app.db
    .selectFrom('audit_log')
    .select(['action', 'actor'])
    .where('subject', '=', `company:${company.companyId}`)
    .orderBy('sequence')
    .execute()
  assert.deepEqual(
    actions.map(({ action, actor }) => [action, actor]),
    [
      ['company.letter_requested', `user:${company.userId}`],
      ['company.letter_printed', examinerActor(examiners.sato)],
      ['company.verified', `user:${company.userId}`],
    ],
  )
  assert.equal(await findBrokenAudit(app.db, auditChainOf(company.companyId)), null)
})

test('documents verify once, and never a company that is under review', async () => {
  const { company } = await unverified()
  const { companyId } = company
  const verify = () =>
    verifyByDocuments(app.examiner, { companyId, examiner: examiners.sato, comment: '登記事項証明書' })
  await app.db
    .updateTable('companies')
    .set({ registration_status: 'under_review' })
    .where('id', '=', companyId)
    .execute()
  assert.equal(await verify(), false)
  await app.db.updateTable('companies').set({ registration_status: 'registered' }).where('id', '=', companyId).execute()
  assert.deepEqual([await verify(), await verify()], [true, false])
  const { client } = await app.signIn(company)
  await assert.rejects(client.verification.requestVerificationLetter({}), isRefusedCall('company_already_verified'))
})

const toFullWidth = (sign: string): string => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0)
