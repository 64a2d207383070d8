import '../testing/page.ts'
import { bus, type SnackbarItem } from '@invoice-card/events'
import { screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { answerWith, refusal } from '@invoice-card/config/testing/network'
import { currentTermsVersion } from '@invoice-card/domain'
import { queryClient } from '@invoice-card/remote'
import { writeTokens } from '@invoice-card/session'
import { demoInformation, demoTokens } from '../testing/demo-user.ts'
import { renderAt } from '../testing/render-screen.tsx'
import { NewTerms } from './new-terms.tsx'
import { Component as TermsScreen } from './screen.tsx'

const information = 'GET /api/v1/users/information'
const license = 'PUT /api/v1/users/license'
const beforeRevision = {
  ...demoInformation,
  accepted_terms_version: '2025-04-01',
  current_terms_version: currentTermsVersion,
}
const open = () =>
  renderAt('/toppage', [
    { path: '/toppage', element: <NewTerms /> },
    { path: '/termsofservice', element: <TermsScreen /> },
  ])
const accept = () => screen.findByRole('button', { name: '利用規約に同意する' })

let snackbars: SnackbarItem[] = []
bus.on('snackbar', item => snackbars.push(item))
beforeEach(() => {
  snackbars = []
  queryClient.clear()
  writeTokens(demoTokens)
})

test('an acceptance that the server refuses is snackbars in its words and can be tried again', async () => {
  answerWith({
    [information]: beforeRevision,
    [license]: refusal(409, 'terms_version_outdated', '利用規約が改定されています。'),
  })
  open()
  await userEvent.click(await accept())
  await waitFor(() => expect(snackbars).toMatchObject([{ color: 'error', text: '利用規約が改定されています。' }]))
  expect(await accept()).toBeEnabled()
})

test('revised terms are read and accepted in the version that is shown, and not asked for again', async () => {
  const bodies: unknown[] = []
  answerWith({
    [information]: beforeRevision,
    [license]: async (request: Request) => {
      bodies.push(await request.json())
      return { accepted_terms_version: currentTermsVersion, current_terms_version: currentTermsVersion }
    },
  })
  open()
  await userEvent.click(await screen.findByRole('link', { name: '利用規約を読む' }))
  expect(await screen.findByRole('heading', { level: 1, name: '利用規約' })).toBeVisible()
  await userEvent.click(await accept())
  await waitFor(() => expect(screen.queryByText('利用規約が改定されました')).not.toBeInTheDocument())
  expect(bodies).toEqual([{ terms_version: currentTermsVersion }])
  expect(snackbars).toMatchObject([{ color: 'success', text: '利用規約に同意しました。' }])
})

test.each([
  ['are accepted', demoInformation],
  ['may be accepted, for nobody knows', refusal(500, 'internal_error')],
])('asks for nothing where the terms %s', async (_, answer) => {
  answerWith({ [information]: answer })
  open()
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(screen.queryByText('利用規約が改定されました')).not.toBeInTheDocument()
})
