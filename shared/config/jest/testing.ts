import '@testing-library/jest-dom'
import { configure } from '@testing-library/react'

// A busy machine takes longer than the usual second; what never comes fails all the same.
configure({ asyncUtilTimeout: 15_000 })

/**
 * For `getByText`, a sentence of which a part stands in an element of its own, as the number of a payment does.
 * @example screen.getByText(sentence('この請求書は、I-00000031でお申し込み済みです'))
 */
export const sentence = (words: string) => (_: string, element: Element | null) =>
  element?.textContent === words && ![...element.children].some(child => child.textContent === words)

/** The tools of browser tests: Testing Library with user-event; the jest-dom matchers come with this import. */
export * from '@testing-library/react'
export { userEvent } from '@testing-library/user-event'
