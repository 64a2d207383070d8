import { createHash, randomBytes } from 'node:crypto'
import { instance } from '../../environment.ts'
import { findings } from '../../fixtures/page/axe.ts'
import { backoffice } from '../../fixtures/command.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { codeMailedAfter, newestMailId } from '../../fixtures/people/mailbox.ts'
import { demo } from '../../fixtures/people/sign-in.ts'

test.use({ account: null })

const redirect = 'https://kaikei.example/back'

test('a program is refused, then let in by a user who proves to be one, and gets a token', async ({ page }) => {
  const { client_id, client_secret } = await backoffice<{ client_id: string; client_secret: string }>(
    'oauth-client',
    'クラウド会計',
    '--redirect',
    redirect,
  )
  const verifier = randomBytes(32).toString('base64url')
  const asked = new URLSearchParams({
    response_type: 'code',
    client_id,
    redirect_uri: redirect,
    state: 'xyz',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  })
  await page.route('https://kaikei.example/**', route =>
    route.fulfill({ contentType: 'text/html', body: '<title>back</title>' }),
  )

  await page.goto(`/oauth/authorize?${asked}`)
  await page.getByRole('button', { name: '許可しない' }).click()
  await page.waitForURL(/kaikei\.example\/back\?.*error=access_denied/)

  await page.goto(`/oauth/authorize?${asked}`)
  await expect(page.getByText('「クラウド会計」が')).toBeVisible()
  expect(await findings(page, 'a program that asks for access')).toEqual([])
  await page.getByRole('textbox', { name: /メールアドレス/ }).fill(demo.email)
  await page.getByRole('textbox', { name: /^パスワード/ }).fill('wrong-password-1')
  await page.getByRole('button', { name: '許可する' }).click()
  await expect(page.getByRole('alert')).toHaveText('メールアドレスまたはパスワードが正しくありません。')

  const before = await newestMailId()
  await page.getByRole('textbox', { name: /^パスワード/ }).fill(demo.password)
  await page.getByRole('button', { name: '許可する' }).click()
  await expect(page.getByRole('textbox', { name: /認証コード/ })).toBeVisible()
  expect(await findings(page, 'the code that a program needs')).toEqual([])
  await page.getByRole('textbox', { name: /認証コード/ }).fill(await codeMailedAfter(before, demo.email))
  await page.waitForURL(url => url.hostname === 'kaikei.example')
  const back = new URL(page.url())
  expect(back.searchParams.get('state')).toBe('xyz')

  const form = {
    grant_type: 'authorization_code',
    code: back.searchParams.get('code') ?? '',
    redirect_uri: redirect,
    code_verifier: verifier,
    client_id,
    client_secret,
  }
  const answer = await page.request.post(`${instance.edge_origin}/api/v1/oauth/token`, { form })
  expect(await answer.json()).toMatchObject({ token_type: 'Bearer', scope: 'payments:register' })
})
