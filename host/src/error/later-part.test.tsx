import '../testing/page.ts'
import { render, screen, waitFor } from '@invoice-card/config/testing'
import { Suspense } from 'react'
import { laterPart } from './later-part.tsx'

afterEach(() => jest.restoreAllMocks())

// One moment without a line, and the part was missing until the document was loaded again.
test('a part that did not come is loaded anew where it is shown next', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  const load = jest.fn(() => Promise.resolve(() => <p>部品</p>)).mockRejectedValueOnce(new Error('lost'))
  const Part = laterPart(load, () => <p>代わり</p>)
  const screenOfPart = (
    <Suspense>
      <Part />
    </Suspense>
  )
  const first = render(screenOfPart)
  expect(await screen.findByText('代わり')).toBeVisible()
  first.rerender(screenOfPart)
  expect(load).toHaveBeenCalledTimes(1)
  first.unmount()
  render(screenOfPart)
  await waitFor(() => expect(screen.getByText('部品')).toBeVisible())
  expect(load).toHaveBeenCalledTimes(2)
})
