import '../testing/page.ts'
import { act, cleanup, screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { lost } from '@invoice-card/config/testing/network'
import { answerRegistration, beginRegistration, field, openRegistration, paste } from '../testing/registration.tsx'

const answerOf = (address_state: string, address_city: string, address_street: string) => ({
  addresses: [{ address_state, address_city, address_street }],
})
const tokyo = answerOf('東京都', '千代田区', '千代田')
const osaka = answerOf('大阪府', '大阪市北区', '梅田')
const call = (code: string) => `GET /api/v1/postal_codes/${code}`
const base = { [call('1000001')]: tokyo, [call('5300001')]: osaka, [call('9999999')]: { addresses: [] } }

const shown = () =>
  ['都道府県', '市区町村', '町名・番地'].map(label => (field(label) as HTMLInputElement | HTMLSelectElement).value)
const [inTokyo, inOsaka, nowhere] = [
  ['東京都', '千代田区', '千代田'],
  ['大阪府', '大阪市北区', '梅田'],
  ['', '', ''],
]
const typeCode = async (code: string) => {
  await userEvent.clear(field('郵便番号'))
  await paste(field('郵便番号'), code)
}

beforeEach(beginRegistration)

// 東京都千代田区 stayed beside a postal code of Osaka.
test('a corrected postal code replaces the address of the one before', async () => {
  answerRegistration(base)
  openRegistration()
  await typeCode('1000001')
  await waitFor(() => expect(shown()).toEqual(inTokyo))
  await typeCode('5300001')
  await waitFor(() => expect(shown()).toEqual(inOsaka))
})

test('so it does once the form was left and opened again', async () => {
  answerRegistration(base)
  openRegistration()
  await typeCode('1000001')
  await waitFor(() => expect(shown()).toEqual(inTokyo))
  cleanup()
  openRegistration()
  await typeCode('5300001')
  await waitFor(() => expect(shown()).toEqual(inOsaka))
})

test('what was typed stays', async () => {
  answerRegistration(base)
  openRegistration()
  await typeCode('1000001')
  await waitFor(() => expect(shown()).toEqual(inTokyo))
  await userEvent.type(field('町名・番地'), '1-1')
  await typeCode('5300001')
  await waitFor(() => expect(shown()).toEqual(['大阪府', '大阪市北区', '千代田1-1']))
})

test('an answer that comes after the code was corrected fills nothing', async () => {
  const { promise, resolve } = Promise.withResolvers<object>()
  answerRegistration({ ...base, [call('1000001')]: () => promise })
  openRegistration()
  await typeCode('1000001')
  await typeCode('5300001')
  await waitFor(() => expect(shown()).toEqual(inOsaka))
  await act(async () => resolve(tokyo))
  expect(shown()).toEqual(inOsaka)
})

test('nor does one that comes while another code is being typed', async () => {
  const { promise, resolve } = Promise.withResolvers<object>()
  const network = answerRegistration({ ...base, [call('1000001')]: () => promise })
  openRegistration()
  await typeCode('1000001')
  await waitFor(() => expect(network.calls()).toContain(call('1000001')))
  await typeCode('530')
  await act(async () => resolve(tokyo))
  expect(shown()).toEqual(nowhere)
})

test('an unknown code leaves no address of the one before, and says that it has none', async () => {
  answerRegistration(base)
  openRegistration()
  await typeCode('1000001')
  await waitFor(() => expect(shown()).toEqual(inTokyo))
  await typeCode('9999999')
  await waitFor(() => expect(shown()).toEqual(nowhere))
  expect(screen.getByText(/この郵便番号の住所が見つかりません/)).toBeVisible()
})

// The saved address of a supplier was emptied by a lookup that failed.
test('a code that nobody answers for leaves the address, which the next one replaces', async () => {
  const network = answerRegistration({ ...base, [call('0600005')]: lost })
  openRegistration()
  await typeCode('1000001')
  await waitFor(() => expect(shown()).toEqual(inTokyo))
  await typeCode('0600005')
  await waitFor(() => expect(network.calls()).toContain(call('0600005')))
  await act(() => new Promise(done => setTimeout(done)))
  expect(shown()).toEqual(inTokyo)
  await typeCode('5300001')
  await waitFor(() => expect(shown()).toEqual(inOsaka))
})
