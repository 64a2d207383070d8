import { screen, waitFor } from '@invoice-card/config/testing'
import { bus } from '@invoice-card/events'
import { startTab } from './checkout.ts'
import { signIn } from './login-user.ts'

/** Each test of what programs prepared begins in a new tab, signed in, and hears the snackbar. */
export function preparedTab() {
  const onSnackbar = jest.fn()
  let stop = () => {}
  beforeEach(() => {
    startTab()
    onSnackbar.mockClear()
    stop = bus.on('snackbar', onSnackbar)
    signIn()
  })
  afterEach(() => stop())
  return {
    onSnackbar,
    rowOf: async (supplier: string) =>
      (await screen.findAllByRole('row')).find(row => row.textContent?.includes(supplier))!,
    isShown: (text: string) =>
      waitFor(() =>
        expect(onSnackbar).toHaveBeenCalledWith(expect.objectContaining({ text: expect.stringContaining(text) })),
      ),
  }
}
