import { screen, userEvent } from '@invoice-card/config/testing'

/** Opens the field whose value stands, as a user does. */
export const openField = async (label: string): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name: new RegExp(`^${label}.*を変更$`) }))

/** What stands in the place of a field that needs nothing. */
export const valueOf = async (label: string): Promise<string> =>
  (await screen.findByRole('button', { name: new RegExp(`^${label}.*を変更$`) })).parentElement?.textContent ?? ''
