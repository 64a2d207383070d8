import '@testing-library/jest-dom'

/** The tools of browser tests: Testing Library with user-event; the jest-dom matchers come with this import. */
export * from '@testing-library/react'
export { userEvent } from '@testing-library/user-event'
