import { screen, userEvent } from '@invoice-card/config/testing'

/** Goes on from the form, which is in the document before it is shown. */
export const proceed = async (): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name: '確認へ進む' }))
