import '../testing/page.ts'
import { reportError, reportLoad, reportUncaught } from './report.ts'

const send = jest.fn()

beforeAll(() => {
  Object.defineProperty(navigator, 'sendBeacon', { value: send })
  reportUncaught()
})
beforeEach(() => {
  jest.useFakeTimers()
  jest.spyOn(console, 'error').mockImplementation(() => {})
  send.mockClear()
})
afterEach(async () => {
  await jest.runAllTimersAsync()
  jest.useRealTimers()
  jest.restoreAllMocks()
})

const begin = () => dispatchEvent(new Event('beforeunload', { cancelable: true }))

// Firefox ends the requests of a document that is being left with errors: a reload counted as a failure of the release.
test('a failure while the document is being left is not reported', () => {
  begin()
  reportError(new Error('NetworkError when attempting to fetch resource.'))
  reportLoad(new Error('Loading chunk 16 failed'), 'host')
  expect(send).not.toHaveBeenCalled()
})

test('a failure at any other time is reported at once', () => {
  reportError(new Error('a defect'))
  expect(send).toHaveBeenCalledTimes(1)
})

test('a failure in a document that stays after all is reported then', async () => {
  begin()
  reportError(new Error('a defect'))
  await jest.advanceTimersByTimeAsync(5000)
  expect(send).toHaveBeenCalledTimes(1)
  reportError(new Error('another one'))
  expect(send).toHaveBeenCalledTimes(2)
})
